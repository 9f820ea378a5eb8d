import { useEffect, useId, useRef } from 'react';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { OrderBox } from '../order/OrderBox.tsx';
import { usePlaceOrder } from '../order/usePlaceOrder.ts';
import type { CheckoutModel } from '../useCheckout.ts';
import { CustomerForm } from './CustomerForm.tsx';
import { paymentKind } from './paymentKind.ts';
import { PaymentOptions } from './PaymentOptions.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import classes from './PaymentStep.module.css';

export interface PaymentStepProps {
  cart: Cart;
  model: CheckoutModel;
  /** Called once the step is hydrated, or rendered by the browser. */
  onMounted: (isMounted: true) => void;
}

/** Payment options, and the form of the selected one: that of the shop with its order button, or that of a provider. Deferred, because payment requires a zip. */
export function PaymentStep({ cart, model, onMounted }: PaymentStepProps) {
  const termsId = useId();
  const options = useRef<HTMLDivElement>(null);
  const order = usePlaceOrder(model, {
    terms: () => document.getElementById(termsId)?.focus(),
    payment: () => options.current?.querySelector<HTMLInputElement>('input:enabled')?.focus(),
  });

  useEffect(() => onMounted(true), [onMounted]);

  const isProviderForm = paymentKind(model.payment?.paymentType ?? null) === 'snippet';

  return (
    <div className={classes.payment}>
      <div ref={options}>
        <PaymentOptions model={model} isMissing={order.isPaymentMissing} />
      </div>
      {isProviderForm ? (
        <ProviderForm model={model} />
      ) : (
        <>
          <CustomerForm model={model} />
          <OrderBox cart={cart} model={model} order={order} termsId={termsId} />
        </>
      )}
    </div>
  );
}
