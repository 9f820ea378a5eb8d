import { useId } from 'react';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { OrderBox } from '../order/OrderBox.tsx';
import { usePlaceOrder } from '../order/usePlaceOrder.ts';
import type { CheckoutModel } from '../useCheckout.ts';
import { CustomerForm } from './CustomerForm.tsx';
import { PaymentOptions } from './PaymentOptions.tsx';
import classes from './PaymentStep.module.css';

/** Payment options, customer form and order button. Deferred, because payment requires a zip. */
export function PaymentStep({ cart, model }: { cart: Cart; model: CheckoutModel }) {
  const termsId = useId();
  const order = usePlaceOrder(model, () => document.getElementById(termsId)?.focus());

  return (
    <div className={classes.payment}>
      <PaymentOptions model={model} />
      <CustomerForm model={model} />
      <OrderBox cart={cart} model={model} order={order} termsId={termsId} />
    </div>
  );
}
