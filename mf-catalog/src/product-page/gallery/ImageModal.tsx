import { useLayoutEffect } from 'react';
import { imageSrcSet, imageUrl, productImageHeight } from '@hemvaror/commerce-ui/picture/imageUrl';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { IconButton } from '@hemvaror/ui/icon-button/IconButton';
import { ArrowLeftIcon } from '@hemvaror/ui/icons/ArrowLeftIcon';
import { ArrowRightIcon } from '@hemvaror/ui/icons/ArrowRightIcon';
import { Modal } from '@hemvaror/ui/modal/Modal';
import { Picture } from '@hemvaror/ui/picture/Picture';
import classes from './ImageModal.module.css';
import { useImageRow } from './useImageRow.ts';
import { useProductTranslation } from '../messages/useProductTranslation.ts';

/** Narrower images would be blurred in the full-window modal. */
const WIDER_THAN_PX = 500;
const RATIO = 4 / 5;
/** The modal fills 95 % of the window at that ratio. */
const SIZES = '(min-aspect-ratio: 4/5) 76vh, 95vw';

interface ImageModalProps {
  title: string;
  images: readonly { fileName: string; alt: string }[];
  /** Index of the first visible image. */
  first: number;
  onClose: () => void;
}

/** Product images in a full-window modal, with swiping, buttons and arrow keys. */
export function ImageModal({ title, images, first, onClose }: ImageModalProps) {
  const { t } = useProductTranslation();
  return (
    <Modal open title={title} closeLabel={t('close')} ratio={RATIO} onClose={onClose}>
      <ImageRow images={images} first={first} />
    </Modal>
  );
}

function ImageRow({ images, first }: Pick<ImageModalProps, 'images' | 'first'>) {
  const { t } = useProductTranslation();
  const { imageServer, productImageWidths } = useShop().config;
  const count = images.length;
  const row = useImageRow(count, first);
  const { track, current, show } = row;
  const widths = productImageWidths.filter((width) => width > WIDER_THAN_PX);
  const width = Math.max(...productImageWidths);

  // Start at the opened image, without scrolling there.
  useLayoutEffect(() => {
    track.current?.scrollTo({ left: first * track.current.clientWidth, behavior: 'instant' });
  }, [track, first]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the row and of the buttons on it
    <div className={classes.frame} onKeyDown={row.onKeyDown}>
      <div
        ref={track}
        className={classes.track}
        // A group of images is not a fieldset.
        role="group"
        aria-label={t('product.swipe')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
        tabIndex={0}
        data-autofocus
        onScroll={row.follow}
        onPointerDown={row.takeOver}
        onWheel={row.takeOver}
      >
        {images.map(({ fileName, alt }, at) => (
          <Picture
            key={fileName}
            className={classes.image}
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
            label={t('gallery.previousPicture')}
            icon={<ArrowLeftIcon />}
            // Not `disabled`: the button would lose the focus at the first image.
            aria-disabled={current === 0 || undefined}
            onClick={() => show(current - 1)}
          />
          <output className={classes.position}>{t('gallery.pictureOf', { at: current + 1, count })}</output>
          <IconButton
            label={t('gallery.nextPicture')}
            icon={<ArrowRightIcon />}
            aria-disabled={current === count - 1 || undefined}
            onClick={() => show(current + 1)}
          />
        </div>
      )}
    </div>
  );
}
