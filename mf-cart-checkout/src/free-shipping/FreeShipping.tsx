import type { Cart } from '@storefront/cart/cartSession';
import { useTranslation } from '@storefront/platform/i18next';
import { Meter } from '@storefront/ui/meter/Meter';
import classes from './FreeShipping.module.css';

/** What the API says when the market has no free shipping at all (contract, section 4). */
const NOT_OFFERED = -1;

/** How much is left to free shipping, or that it is reached (CART-11); nothing where it is not offered. */
export function FreeShipping({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart-checkout');
  const { shipping, subTotal } = cart.summary ?? {};
  if (!shipping || shipping.amountLeftToFreeShipping === NOT_OFFERED) return null;

  const isReached = shipping.feeIncVat === 0 || shipping.amountLeftToFreeShipping <= 0;
  const amount = shipping.amountLeftToFreeShippingFormatted ?? '';
  const worth = subTotal?.sellingPriceIncVat ?? 0;
  const words = isReached ? t('freeShipping.reached') : `${amount} ${t('freeShipping.leftAfter')}`;

  return (
    // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> is inline and may hold no meter
    <div className={classes.freeShipping} role="status">
      {isReached ? (
        <span>{words}</span>
      ) : (
        <span className={classes.left}>
          <strong>{amount}</strong> {t('freeShipping.leftAfter')}
        </span>
      )}
      <Meter
        value={isReached ? 1 : worth}
        max={isReached ? 1 : worth + shipping.amountLeftToFreeShipping}
        label={words}
      />
    </div>
  );
}
