import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Text } from '@hemvaror/ui/text/Text';
import { CartTotals } from '../../totals/CartTotals.tsx';
import { amountToPay } from '../../totals/totalsRows.ts';
import type { PickupPoint } from '../shipping-step/pickupPoints.ts';
import { Promises } from './Promises.tsx';
import classes from './OrderBox.module.css';

interface AmountToPayProps {
  cart: Cart;
  currency: string | undefined;
  /** The selected option; undefined without one. */
  shipping: { displayName: string | null; name: string | null } | undefined;
  /** The selected pickup point; null without one. */
  point: PickupPoint | null;
}

/** The sums of the order, the amount to pay, and the terms of the order: the last lines above its button. */
export function AmountToPay({ cart, currency, shipping, point }: AmountToPayProps) {
  const { t } = useTranslation('cart-checkout');

  return (
    <>
      <div className={classes.totals}>
        <CartTotals cart={cart} currency={currency} isShippingSelected={shipping !== undefined} />
      </div>
      <div className={classes.total}>
        <span>
          {t('order.toPay')}{' '}
          <Text as="span" size="small" muted>
            {t('totals.incVat')}
          </Text>
        </span>
        <strong>{amountToPay(cart)}</strong>
      </div>
      <Promises method={shipping?.displayName ?? shipping?.name ?? null} point={point} />
    </>
  );
}
