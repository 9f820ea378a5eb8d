import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
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
  const state = freeShipping(cart);
  if (!state) return null;
  const { isReached, amountLeft, share } = state;
  const text = isReached ? t('freeShipping.reached') : `${amountLeft} ${t('freeShipping.leftAfter')}`;

  return (
    // <output> allows phrasing content only, and the meter is a <div>.
    <div className={classes.freeShipping} role="status" data-look={look}>
      {look === 'line' && isReached && <CheckIcon size="small" />}
      {isReached ? (
        <span>{text}</span>
      ) : (
        <span className={classes.left}>
          <strong>{amountLeft}</strong> {t('freeShipping.leftAfter')}
        </span>
      )}
      {look === 'meter' && <Meter value={share} max={1} label={text} />}
    </div>
  );
}
