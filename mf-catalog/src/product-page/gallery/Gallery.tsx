import { useState, type MouseEvent } from 'react';
import { imageUrl } from '@hemvaror/commerce-ui/picture/imageUrl';
import { ProductPicture } from '@hemvaror/commerce-ui/picture/ProductPicture';
import { defer } from '@hemvaror/runtime/defer/defer';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { ZoomIcon } from '@hemvaror/ui/icons/ZoomIcon';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import { isPlainClick } from '@hemvaror/ui/isPlainClick';
import type { Gallery_productFragment } from './Gallery.generated.ts';
import classes from './Gallery.module.css';
import { describedPictures, fullName } from './pictureText.ts';
import { usePictureRow } from './usePictureRow.ts';

const MAIN_SIZES = '(min-width: 1920px) 815px, (min-width: 1024px) 45vw, (min-width: 768px) 48vw, 100vw';

const PictureModal = defer(async () => (await import('./PictureModal.tsx')).PictureModal, { when: 'demand' });

/**
 * A product's pictures in a row that snaps: swiped by a thumb, chosen by small pictures beside it or, on a phone, by dots,
 * and opened large. One row for all screens, so that the first picture is asked for once and at once.
 */
export function Gallery({ product }: { product: Gallery_productFragment }) {
  const { t } = useTranslation('catalog');
  const { imageServer, productImageWidths } = useShop().config;
  const pictures = describedPictures(product, t);
  const count = pictures.length;
  const { track, current, show, follow, takeOver, onKeyDown } = usePictureRow(count);
  /** Index of the picture that the modal was opened with. */
  const [enlarged, setEnlarged] = useState<number | null>(null);

  async function enlarge(event: MouseEvent<HTMLAnchorElement>, at: number): Promise<void> {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const picture = event.currentTarget;
    // Not every browser focuses a link that is clicked, and the modal gives the focus back to what had it.
    picture.focus({ preventScroll: true });
    try {
      await PictureModal.load();
      setEnlarged(at);
    } catch {
      // The picture by itself is what the link leads to without a script, too.
      window.location.assign(picture.href);
    }
  }

  if (count === 0) return <NoPicture />;
  return (
    <section className={classes.gallery} aria-label={t('product.pictures')} data-single={count < 2 || undefined}>
      <div className={classes.stage}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the links in it */}
        <div
          ref={track}
          className={classes.track}
          // A group of pictures is no form's fieldset.
          role="group"
          aria-label={t('product.swipe')}
          onScroll={follow}
          onPointerDown={takeOver}
          onWheel={takeOver}
          onKeyDown={onKeyDown}
        >
          {pictures.map(({ fileName, alt }, at) => (
            <a
              key={fileName}
              className={classes.link}
              href={imageUrl(imageServer, fileName, Math.max(...productImageWidths))}
              aria-haspopup="dialog"
              onClick={(event) => void enlarge(event, at)}
              {...PictureModal.intent}
            >
              <ProductPicture
                className={classes.picture}
                fileName={fileName}
                alt={alt}
                sizes={MAIN_SIZES}
                priority={at === 0}
              />
              <VisuallyHidden> {t('product.enlarge')}</VisuallyHidden>
            </a>
          ))}
        </div>
        <span className={classes.zoom}>
          <ZoomIcon />
        </span>
      </div>
      {count > 1 && (
        <div className={classes.thumbs}>
          {pictures.map(({ fileName }, at) => (
            <button
              key={fileName}
              type="button"
              aria-label={t('product.showPicture', { at: at + 1, count })}
              aria-current={at === current || undefined}
              onClick={() => show(at)}
            >
              <ProductPicture className={classes.thumb} fileName={fileName} alt="" sizes="80px" />
            </button>
          ))}
        </div>
      )}
      {enlarged !== null && (
        <PictureModal
          title={fullName(product)}
          pictures={pictures}
          first={enlarged}
          onClose={() => setEnlarged(null)}
        />
      )}
    </section>
  );
}

/** Keeps the place of the pictures of a product that has none. */
function NoPicture() {
  const { t } = useTranslation('catalog');
  return (
    <section className={classes.gallery} aria-label={t('product.pictures')} data-single>
      <p className={classes.none}>{t('product.noPicture')}</p>
    </section>
  );
}
