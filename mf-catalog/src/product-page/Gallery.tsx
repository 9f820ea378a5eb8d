import { useRef, useState } from 'react';
import { ProductPicture } from '@storefront/commerce-ui/picture/ProductPicture';
import { present } from '@storefront/domain/present';
import { useTranslation } from '@storefront/platform/i18next';
import classes from './Gallery.module.css';
import type { ProductPage_productFragment } from './ProductPage.generated.ts';

const MAIN_SIZES = '(min-width: 1920px) 815px, (min-width: 1024px) 45vw, (min-width: 768px) 48vw, 100vw';

/**
 * A product's pictures in a row that snaps: swiped by a thumb, chosen by small pictures beside it or, on a phone, by dots.
 * One row for all screens, so that the first picture is asked for once and at once.
 */
export function Gallery({
  product,
}: {
  product: Pick<ProductPage_productFragment, 'brand' | 'name' | 'productImages'>;
}) {
  const { t } = useTranslation('catalog');
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const pictures = present(product.productImages);
  const count = pictures.length;
  const name = [product.brand?.name, product.name].filter(Boolean).join(' ');

  function show(at: number): void {
    setCurrent(at);
    const element = track.current;
    element?.scrollTo({ left: at * element.clientWidth });
  }

  function follow(): void {
    const element = track.current;
    if (element) setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
  }

  return (
    <section className={classes.gallery} aria-label={t('product.pictures')} data-single={count < 2 || undefined}>
      <div
        ref={track}
        className={classes.track}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of pictures is no form's fieldset
        role="group"
        aria-label={t('product.swipe')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={count > 1 ? 0 : undefined}
        onScroll={follow}
      >
        {pictures.map(({ fileName, tags }, at) => (
          <ProductPicture
            key={fileName}
            className={classes.picture}
            fileName={fileName}
            // Our catalog describes a picture in its first tag; without one the product's name has to do.
            alt={present(tags)[0] ?? (at === 0 ? name : t('product.picture', { name, at: at + 1 }))}
            sizes={MAIN_SIZES}
            priority={at === 0}
          />
        ))}
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
    </section>
  );
}
