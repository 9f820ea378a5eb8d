import { useCart } from '@hemvaror/runtime/cart/CartProvider';
import { priceView } from '@hemvaror/domain/price/priceView';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { useProductTranslation } from '../messages/useProductTranslation.ts';
import classes from './TierPrices.module.css';
import type { QuantityPrices_priceFragment } from './quantityPrices.generated.ts';
import { tiersOf } from './tiers.ts';

interface TierPricesProps {
  /** Null if the API has them in the cart only. */
  quantityPrices: readonly QuantityPrices_priceFragment[] | null;
  productId: number;
  skuId: number | undefined;
  quantity: number;
}

/** Unit prices by quantity, and how many items are missing for the next one (CART-04). */
export function TierPrices({ quantityPrices, ...selection }: TierPricesProps) {
  const { t } = useProductTranslation();
  const { cart } = useCart();
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  const prices = tiersOf(quantityPrices, cart, selection);
  if (!prices) return null;

  const { tiers, next } = prices;
  return (
    <div className={classes.tiers}>
      <table className={classes.table}>
        <caption className={classes.caption}>{t('tiers.title')}</caption>
        <tbody>
          {tiers.map(({ from, price, percentage, isReached }) => (
            <tr key={from} aria-current={isReached || undefined}>
              <th scope="row">{t('tiers.from', { count: from })}</th>
              <td>{t('tiers.each', { price: priceView(price, vatIncluded).selling })}</td>
              <td>{percentage > 0 && t('commerce:price.discount', { percentage })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {next && (
        <p aria-live="polite">
          {t('tiers.next', {
            count: next.missing,
            price: priceView(next.tier.price, vatIncluded).selling,
            discount: t('commerce:price.discount', { percentage: next.tier.percentage }),
          })}
        </p>
      )}
    </div>
  );
}
