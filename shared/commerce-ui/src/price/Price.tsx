import type { ReactNode } from 'react';
import { priceView } from '@hemvaror/domain/price/priceView';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import type { Price_lowestFragment, Price_priceFragment } from './Price.generated.ts';
import classes from './Price.module.css';

interface PriceProps {
  price: Price_priceFragment;
  /** The lowest price of the 30 days before the discount. Rendered only if it differs from the struck price. */
  lowest?: Price_lowestFragment | null | undefined;
  size?: 'normal' | 'large';
  /** Rendered beside the amounts, such as a badge with the discount. */
  children?: ReactNode;
}

/**
 * A price, with or without VAT by the site-wide setting. With a discount the regular price is struck through.
 *
 * @see PRICE-02, PRICE-04, PRICE-05
 */
export function Price({ price, lowest, size = 'normal', children }: PriceProps) {
  const { t } = useTranslation('commerce');
  const { selling, regular, vatIncluded } = priceView(price, useSelector(siteSlice.selectors.selectVatIncluded));
  const lowestPrice = vatIncluded ? lowest?.lowestPriceIncVatFormatted : lowest?.lowestPriceExVatFormatted;

  return (
    <p className={classes.price} data-size={size} data-discounted={regular !== null || undefined}>
      <span className={classes.selling}>{selling}</span>
      {regular !== null && (
        <>
          {' '}
          <del className={classes.regular}>
            <VisuallyHidden>{t('price.regular')} </VisuallyHidden>
            {regular}
          </del>
        </>
      )}
      {children}
      {!vatIncluded && (
        <>
          {' '}
          <span className={classes.note}>{t('price.exVat')}</span>
        </>
      )}
      {regular !== null && lowestPrice && lowestPrice !== regular && (
        <>
          {' '}
          <span className={classes.note}>{t('price.lowest', { price: lowestPrice })}</span>
        </>
      )}
    </p>
  );
}
