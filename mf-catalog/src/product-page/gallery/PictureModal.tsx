import { useLayoutEffect } from 'react';
import { imageSrcSet, imageUrl, productImageHeight } from '@hemvaror/commerce-ui/picture/imageUrl';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { IconButton } from '@hemvaror/ui/icon-button/IconButton';
import { ArrowLeftIcon } from '@hemvaror/ui/icons/ArrowLeftIcon';
import { ArrowRightIcon } from '@hemvaror/ui/icons/ArrowRightIcon';
import { Modal } from '@hemvaror/ui/modal/Modal';
import { Picture } from '@hemvaror/ui/picture/Picture';
import classes from './PictureModal.module.css';
import { usePictureRow } from './usePictureRow.ts';

/** Narrower images would be blurred in a modal that fills the window. */
const WIDER_THAN_PX = 500;
const RATIO = 4 / 5;
/** The modal fills 95 % of the window at that ratio. */
const SIZES = '(min-aspect-ratio: 4/5) 76vh, 95vw';

interface PictureModalProps {
  title: string;
  pictures: readonly { fileName: string; alt: string }[];
  /** Index of the picture to begin with. */
  first: number;
  onClose: () => void;
}

/** The pictures of a product, as large as the window allows: swiped, walked through by buttons or by arrow keys. */
export function PictureModal({ title, pictures, first, onClose }: PictureModalProps) {
  const { t } = useTranslation('catalog');
  return (
    <Modal open title={title} closeLabel={t('close')} ratio={RATIO} onClose={onClose}>
      <PictureRow pictures={pictures} first={first} />
    </Modal>
  );
}

function PictureRow({ pictures, first }: Pick<PictureModalProps, 'pictures' | 'first'>) {
  const { t } = useTranslation('catalog');
  const { imageServer, productImageWidths } = useShop().config;
  const count = pictures.length;
  const row = usePictureRow(count, first);
  const { track, current, show } = row;
  const widths = productImageWidths.filter((width) => width > WIDER_THAN_PX);
  const width = Math.max(...productImageWidths);

  // Begins where it was opened, without walking there.
  useLayoutEffect(() => {
    track.current?.scrollTo({ left: first * track.current.clientWidth, behavior: 'instant' });
  }, [track, first]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the row and of the buttons on it
    <div className={classes.frame} onKeyDown={row.onKeyDown}>
      <div
        ref={track}
        className={classes.track}
        // A group of pictures is no form's fieldset.
        role="group"
        aria-label={t('product.swipe')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        data-autofocus
        onScroll={row.follow}
        onPointerDown={row.takeOver}
        onWheel={row.takeOver}
      >
        {pictures.map(({ fileName, alt }, at) => (
          <Picture
            key={fileName}
            className={classes.picture}
            src={imageUrl(imageServer, fileName, width)}
            srcSet={imageSrcSet(imageServer, fileName, widths)}
            sizes={SIZES}
            width={width}
            height={productImageHeight(width)}
            alt={alt}
            priority={at === first}
            aria-hidden={at !== current || undefined}
          />
        ))}
      </div>
      {count > 1 && (
        <div className={classes.tools}>
          <IconButton
            label={t('product.previousPicture')}
            icon={<ArrowLeftIcon />}
            // Not `disabled`: at either end that would take the focus from who walks by this button.
            aria-disabled={current === 0 || undefined}
            onClick={() => show(current - 1)}
          />
          <output className={classes.place}>{t('product.pictureOf', { at: current + 1, count })}</output>
          <IconButton
            label={t('product.nextPicture')}
            icon={<ArrowRightIcon />}
            aria-disabled={current === count - 1 || undefined}
            onClick={() => show(current + 1)}
          />
        </div>
      )}
    </div>
  );
}
