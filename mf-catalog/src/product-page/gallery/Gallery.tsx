import { useState, type MouseEvent } from 'react';
import { imageUrl } from '@storefront/commerce-ui/picture/imageUrl';
import { ProductPicture } from '@storefront/commerce-ui/picture/ProductPicture';
import { useTranslation } from '@storefront/platform/i18next';
import { useShop } from '@storefront/store/shop';
import { ZoomIcon } from '@storefront/ui/icons/ZoomIcon';
import { VisuallyHidden } from '@storefront/ui/visually-hidden/VisuallyHidden';
import { isPlainClick } from '@storefront/routing/isPlainClick';
import { prefetch } from '@storefront/ui/late/prefetch';
import { useBrought } from '@storefront/ui/late/useBrought';
import classes from './Gallery.module.css';
import { describedPictures, fullName, type PicturedProduct } from './pictureText.ts';
import { usePictureRow } from './usePictureRow.ts';

const MAIN_SIZES = '(min-width: 1920px) 815px, (min-width: 1024px) 45vw, (min-width: 768px) 48vw, 100vw';

const loadPictureModal = async () =>
  (await import(/* webpackChunkName: "picture-modal" */ './PictureModal.tsx')).PictureModal;

/**
 * A product's pictures in a row that snaps: swiped by a thumb, chosen by small pictures beside it or, on a phone, by dots,
 * and opened large. One row for all screens, so that the first picture is asked for once and at once.
 */
export function Gallery({ product }: { product: PicturedProduct }) {
  const { t } = useTranslation('catalog');
  const { imageServer, productImageWidths } = useShop().config;
  const pictures = describedPictures(product, t);
  const count = pictures.length;
  const { track, current, show, follow, takeOver, onKeyDown } = usePictureRow(count);
  const { Part: PictureModal, bring } = useBrought(loadPictureModal);
  /** Index of the picture that the modal was opened with. */
  const [enlarged, setEnlarged] = useState<number | null>(null);

  async function enlarge(event: MouseEvent<HTMLAnchorElement>, at: number): Promise<void> {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const picture = event.currentTarget;
    // Not every browser focuses a link that is clicked, and the modal gives the focus back to what had it.
    picture.focus({ preventScroll: true });
    try {
      await bring();
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
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of pictures is no form's fieldset
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
              onPointerEnter={() => prefetch(loadPictureModal)}
              onFocus={() => prefetch(loadPictureModal)}
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
      {PictureModal && enlarged !== null && (
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
