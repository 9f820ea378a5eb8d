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
import { galleryImages, fullName } from './galleryImages.ts';
import { useImageRow } from './useImageRow.ts';

/** Follows the columns of the page, so that sharp screens get a sharp file, and no screen one that is too large. */
const MAIN_SIZES =
  '(min-width: 1504px) 664px, (min-width: 1024px) calc(55.4vw - 129px), (min-width: 768px) calc(50vw - 40px), 100vw';

const ImageModal = defer(async () => (await import('./ImageModal.tsx')).ImageModal, { ssr: false });

/**
 * Product images in a scroll-snap row, with thumbnails or, on phones, dots. A click opens the modal. All screen sizes use
 * the same row, so that the first image is requested once and immediately.
 */
export function Gallery({ product }: { product: Gallery_productFragment }) {
  const { t } = useTranslation('catalog');
  const { imageServer, productImageWidths } = useShop().config;
  const images = galleryImages(product, t);
  const count = images.length;
  const { track, current, show, follow, takeOver, onKeyDown } = useImageRow(count);
  /** Index of the image that the modal was opened with. */
  const [enlarged, setEnlarged] = useState<number | null>(null);
  /** Index of the image that waits for the code of the modal. */
  const [opening, setOpening] = useState<number | null>(null);

  async function enlarge(event: MouseEvent<HTMLAnchorElement>, at: number): Promise<void> {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    // Some browsers do not focus a clicked link, and the modal restores the focus when it closes.
    link.focus({ preventScroll: true });
    setOpening(at);
    try {
      await ImageModal.load();
      setEnlarged(at);
    } catch {
      // Same as without JavaScript: navigate to the image file.
      window.location.assign(link.href);
    }
    // After a failure as well: the shopper may come back from the file.
    setOpening(null);
  }

  if (count === 0) return <NoImage />;
  return (
    <section className={classes.gallery} aria-label={t('product.pictures')} data-single={count < 2 || undefined}>
      <div className={classes.stage}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the links in it */}
        <div
          ref={track}
          className={classes.track}
          // A group of images is not a fieldset.
          role="group"
          aria-label={t('product.swipe')}
          onScroll={follow}
          onPointerDown={takeOver}
          onWheel={takeOver}
          onKeyDown={onKeyDown}
        >
          {images.map(({ fileName, alt }, at) => (
            <a
              key={fileName}
              className={classes.link}
              href={imageUrl(imageServer, fileName, Math.max(...productImageWidths))}
              aria-haspopup="dialog"
              aria-busy={opening === at || undefined}
              onClick={(event) => void enlarge(event, at)}
              {...ImageModal.intent}
            >
              <ProductPicture
                className={classes.image}
                fileName={fileName}
                alt={alt}
                sizes={MAIN_SIZES}
                priority={at === 0}
                large
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
          {images.map(({ fileName }, at) => (
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
        <ImageModal title={fullName(product)} images={images} first={enlarged} onClose={() => setEnlarged(null)} />
      )}
    </section>
  );
}

/** Placeholder for a product without images. */
function NoImage() {
  const { t } = useTranslation('catalog');
  return (
    <section className={classes.gallery} aria-label={t('product.pictures')} data-single>
      <p className={classes.none}>{t('product.noPicture')}</p>
    </section>
  );
}
