import { useState } from 'react';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { compact } from '@hemvaror/domain/compact';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Button } from '@hemvaror/ui/button/Button';
import { Checkbox } from '@hemvaror/ui/choice/Checkbox';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { ApiUnavailable } from '../ApiUnavailable.tsx';
import type { CheckoutModel } from '../useCheckout.ts';
import { AmountToPay } from './AmountToPay.tsx';
import type { PlaceOrder } from './usePlaceOrder.ts';
import { TermsLabel } from './TermsLabel.tsx';
import classes from './OrderBox.module.css';

const INVOICE_LOGO = 'invoice';

interface OrderBoxProps {
  cart: Cart;
  model: CheckoutModel;
  order: PlaceOrder;
  termsId: string;
}

/** Terms, amount to pay, and the order button. */
export function OrderBox({ cart, model, order, termsId }: OrderBoxProps) {
  const { t } = useTranslation('cart-checkout');
  const [newsletter, setNewsletter] = useState(false);
  const { checkout, paymentId, phase, request } = model;
  const payment = compact(checkout?.paymentOptions).find(({ id }) => id === paymentId);
  const shipping = compact(checkout?.shippingOptions).find(({ id }) => id === model.shippingId);
  const place = () => void order.place({ newsletter });

  return (
    <div className={classes.box}>
      {payment?.logo === INVOICE_LOGO && <Notice>{t('payment.invoiceNote')}</Notice>}
      <div>
        <Checkbox
          id={termsId}
          required
          checked={model.hasAcceptedTerms}
          error={order.isTermsMissing ? t('order.terms.required') : null}
          onChange={(event) => model.setAcceptedTerms(event.target.checked)}
        >
          <TermsLabel />
        </Checkbox>
        <Checkbox checked={newsletter} onChange={(event) => setNewsletter(event.target.checked)}>
          {t('order.newsletter')}
        </Checkbox>
      </div>
      <AmountToPay cart={cart} currency={model.market?.currency} shipping={shipping} />
      {order.failure === 'unreachable' && <ApiUnavailable onRetry={place} />}
      {order.failure !== 'unreachable' && order.failure !== 'identity' && order.failure !== null && (
        <Notice tone="error">{t(`order.failure.${order.failure}`)}</Notice>
      )}
      {order.failure === null && phase === 'failed' && <ApiUnavailable onRetry={request} />}
      <Button size="l" wide loading={order.isPlacing} onClick={place}>
        {t('order.place')}
      </Button>
    </div>
  );
}
