import { useId } from 'react';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { compact } from '@hemvaror/domain/compact';
import { priceView } from '@hemvaror/domain/price/priceView';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { FreeShipping } from '../free-shipping/FreeShipping.tsx';
import { CompactLine } from '../compact-line/CompactLine.tsx';
import { CartTotals } from '../totals/CartTotals.tsx';
import classes from './OrderSummary.module.css';

interface OrderSummaryProps {
  cart: Cart;
  currency: string | undefined;
  isUpdating: boolean;
}

/** Lines and totals of the order, in a sticky column beside the form. */
export function OrderSummary({ cart, currency, isUpdating }: OrderSummaryProps) {
  const { t } = useTranslation('cart-checkout');
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  const id = useId();

  return (
    <aside className={classes.summary} aria-labelledby={id} aria-busy={isUpdating}>
      <Heading size="part" as="h2" id={id}>
        {t('checkout.summary')}
      </Heading>
      <ul className={classes.lines}>
        {compact(cart.items).map((line) => (
          <CompactLine
            key={line.id}
            line={line}
            quantity={line.quantity}
            price={line.totalPrice ? priceView(line.totalPrice, vatIncluded).selling : ''}
          />
        ))}
      </ul>
      <CartTotals cart={cart} currency={currency} />
      <FreeShipping cart={cart} look="line" />
    </aside>
  );
}
