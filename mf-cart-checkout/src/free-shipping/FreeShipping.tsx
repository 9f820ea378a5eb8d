import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { CheckIcon } from '@hemvaror/ui/icons/CheckIcon';
import { Meter } from '@hemvaror/ui/meter/Meter';
import { freeShipping } from './freeShipping.ts';
import classes from './FreeShipping.module.css';

interface FreeShippingProps {
  cart: Cart;
  /** `meter` in the cart panel, `line` below the totals of the checkout. */
  look: 'meter' | 'line';
}

/** The amount left to free shipping, or that it is reached (CART-11). Renders nothing if it is not offered. */
export function FreeShipping({ cart, look }: FreeShippingProps) {
  const { t } = useTranslation('cart-checkout');
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  const state = freeShipping(cart);
  if (!state) return null;
  const { isReached, amountLeft, share } = state;
  // The limit includes VAT for everybody (OP-24), also beside prices without it.
  const leftAfter = vatIncluded ? t('freeShipping.leftAfter') : t('freeShipping.leftAfterIncVat');
  const text = isReached ? t('freeShipping.reached') : `${amountLeft} ${leftAfter}`;

  return (
    // <output> allows phrasing content only, and the meter is a <div>.
    <div className={classes.freeShipping} role="status" data-look={look}>
      {look === 'line' && isReached && <CheckIcon size="small" />}
      {isReached ? (
        <span>{text}</span>
      ) : (
        <span className={classes.left}>
          <strong>{amountLeft}</strong> {leftAfter}
        </span>
      )}
      {look === 'meter' && <Meter value={share} max={1} label={text} />}
    </div>
  );
}
