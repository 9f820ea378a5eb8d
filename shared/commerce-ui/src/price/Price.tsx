import { priceView } from '@hemvaror/domain/price/priceView';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { Badge } from '@hemvaror/ui/badge/Badge';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import type { Price_lowestFragment, Price_priceFragment } from './Price.generated.ts';
import classes from './Price.module.css';

interface PriceProps {
  price: Price_priceFragment;
  /** The lowest price of the 30 days before the discount. */
  lowest?: Price_lowestFragment | null | undefined;
  size?: 'normal' | 'large';
}

/**
 * A price, with or without VAT by the site-wide setting. With a discount the price before it is struck through. A large price has
 * room for the percentage, and says what the struck price is.
 *
 * @see PRICE-02, PRICE-04, PRICE-05
 */
export function Price({ price, lowest, size = 'normal' }: PriceProps) {
  const { t } = useTranslation('commerce');
  const shown = useSelector(siteSlice.selectors.selectVatIncluded);
  const { selling, struck, discountPercentage, vatIncluded } = priceView(price, shown, lowest);

  return (
    <p className={classes.price} data-size={size} data-discounted={struck !== null || undefined}>
      <span className={classes.selling}>{selling}</span>
      {struck !== null && (
        <>
          {' '}
          <del className={classes.struck}>
            <VisuallyHidden>{t('price.struck')} </VisuallyHidden>
            {struck}
          </del>
        </>
      )}
      {size === 'large' && struck !== null && (
        <Badge tone="sale">{t('price.discount', { percentage: discountPercentage })}</Badge>
      )}
      {!vatIncluded && (
        <>
          {' '}
          <span className={classes.note}>{t('price.exVat')}</span>
        </>
      )}
      {size === 'large' && struck !== null && lowest && (
        <>
          {' '}
          <span className={classes.note}>{t('price.lowest', { price: struck })}</span>
        </>
      )}
    </p>
  );
}
