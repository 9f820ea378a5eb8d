import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Text } from '@hemvaror/ui/text/Text';
import { deliveryTexts, type DatedOption } from '../../delivery/deliveryTexts.ts';
import { splitShippingText } from '../../shipping/splitShippingText.ts';
import { CartTotals } from '../../totals/CartTotals.tsx';
import { amountToPay } from '../../totals/totalsRows.ts';
import type { PickupPoint } from '../shipping-step/pickupPoints.ts';
import { Promises } from './Promises.tsx';
import classes from './OrderBox.module.css';

interface ChosenShipping extends DatedOption {
  displayName: string | null;
  name: string | null;
}

interface AmountToPayProps {
  cart: Cart;
  currency: string | undefined;
  /** The selected option; undefined without one. */
  shipping: ChosenShipping | undefined;
  /** The selected pickup point; null without one. */
  point: PickupPoint | null;
}

/** The sums of the order, the amount to pay, and the terms of the order: the last lines above its button. */
export function AmountToPay({ cart, currency, shipping, point }: AmountToPayProps) {
  const { t } = useTranslation('cart-checkout');
  const { languageId } = useShop();

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
      <Promises method={shipping ? methodText(shipping, deliveryTexts(shipping, t, languageId)) : null} point={point} />
    </>
  );
}

/** The carrier and when the goods arrive: `PostNord ombud, tis 1 – tors 3 dec`. */
function methodText({ displayName, name }: ChosenShipping, dates: readonly string[]): string | null {
  const text = displayName ?? name;
  return text === null || dates.length === 0 ? text : [splitShippingText(text).method, ...dates].join(', ');
}
