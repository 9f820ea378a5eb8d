import { useState } from 'react';
import { GuaranteeNotice } from '@hemvaror/commerce-ui/guarantee-notice/GuaranteeNotice';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { compact } from '@hemvaror/domain/compact';
import { waitText } from '@hemvaror/domain/failure/limitText';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Button } from '@hemvaror/ui/button/Button';
import { Checkbox } from '@hemvaror/ui/choice/Checkbox';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { ApiUnavailable } from '../ApiUnavailable.tsx';
import type { CheckoutModel } from '../useCheckout.ts';
import { AmountToPay } from './AmountToPay.tsx';
import type { OrderFailure } from './orderFailure.ts';
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
  const { checkout, paymentId, phase, limit, request } = model;
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
      <GuaranteeNotice />
      <AmountToPay cart={cart} currency={model.market?.currency} shipping={shipping} point={model.point} />
      {order.failure === null && phase === 'failed' && <ApiUnavailable limit={limit} onRetry={request} />}
      {order.failure !== null && <Failure failure={order.failure} onRetry={place} />}
      <Button size="l" wide loading={order.isPlacing} onClick={place}>
        {t(payment ? 'order.place' : 'payment.choose')}
      </Button>
    </div>
  );
}

function Failure({ failure, onRetry }: { failure: OrderFailure; onRetry: () => void }) {
  const { t } = useTranslation('cart-checkout');
  const { locale } = useShop();
  // The field shows the error.
  if (failure === 'identity') return null;
  if (failure === 'unreachable') return <ApiUnavailable limit={null} onRetry={onRetry} />;
  const isLimited = typeof failure === 'object';
  const text = isLimited ? `${t('order.failure.tooMany')} ${waitText(failure, locale)}` : t(`order.failure.${failure}`);

  return <Notice tone="error">{text}</Notice>;
}
