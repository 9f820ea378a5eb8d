import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { CheckIcon } from '@hemvaror/ui/icons/CheckIcon';
import { Meter } from '@hemvaror/ui/meter/Meter';
import { freeShipping } from './freeShipping.ts';
import classes from './FreeShipping.module.css';

interface FreeShippingProps {
  cart: Cart;
  /** With a meter in the cart panel, a plain line below the totals of the checkout. */
  look: 'meter' | 'line';
}

/** How much is left to free shipping, or that it is reached (CART-11); nothing where it is not offered. */
export function FreeShipping({ cart, look }: FreeShippingProps) {
  const { t } = useTranslation('cart-checkout');
  const state = freeShipping(cart);
  if (!state) return null;
  const { isReached, amountLeft, share } = state;
  const words = isReached ? t('freeShipping.reached') : `${amountLeft} ${t('freeShipping.leftAfter')}`;

  return (
    // <output> is inline and may hold no meter.
    <div className={classes.freeShipping} role="status" data-look={look}>
      {look === 'line' && isReached && <CheckIcon size="small" />}
      {isReached ? (
        <span>{words}</span>
      ) : (
        <span className={classes.left}>
          <strong>{amountLeft}</strong> {t('freeShipping.leftAfter')}
        </span>
      )}
      {look === 'meter' && <Meter value={share} max={1} label={words} />}
    </div>
  );
}
