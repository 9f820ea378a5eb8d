import { GuaranteeNotice } from '@hemvaror/commerce-ui/guarantee-notice/GuaranteeNotice';
import { compact } from '@hemvaror/domain/compact';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Button } from '@hemvaror/ui/button/Button';
import { Checkbox } from '@hemvaror/ui/choice/Checkbox';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { Text } from '@hemvaror/ui/text/Text';
import { fieldConstraints, type FormContext } from '../form/checkoutFields.ts';
import type { FormState } from '../form/formState.ts';
import { AmountToPay } from '../order/AmountToPay.tsx';
import { TermsLabel } from '../order/TermsLabel.tsx';
import orderClasses from '../order/OrderBox.module.css';
import formClasses from '../payment-step/CustomerForm.module.css';
import paymentClasses from '../payment-step/PaymentStep.module.css';
import {
  plainOptions,
  plainPoint,
  plainShipping,
  type PlainBuyer,
  type PlainCheckoutResponse,
} from './plainCheckout.ts';
import { PlainField } from './PlainField.tsx';
import { PLAIN_INTENTS } from './plainForm.ts';
import { PlainPayment } from './PlainRadios.tsx';

/** The consent of an order. */
const TERMS = 'order';

interface PlainOrderProps {
  checkout: PlainCheckoutResponse;
  cart: Cart;
  currency: string | undefined;
  buyer: PlainBuyer;
  isChecked: boolean;
  state: FormState;
  context: FormContext;
}

/** Payment, the fields that only an order needs, terms, amount to pay, and the order button. */
export function PlainOrder({ checkout, cart, currency, buyer, isChecked, ...fields }: PlainOrderProps) {
  const { t } = useTranslation('cart-checkout');
  const shipping = plainShipping(checkout) ?? undefined;
  const hasAccepted = compact(checkout.consents).some(({ type, checked }) => type === TERMS && checked);
  const hasPersonalId = fieldConstraints('personalId', fields.context) !== null;

  if (plainOptions(checkout, buyer.customerType).length === 0) {
    return <PlainPaymentUnavailable checkout={checkout} buyer={buyer} />;
  }
  return (
    <div className={paymentClasses.payment}>
      <PlainPayment checkout={checkout} buyer={buyer} isChecked={isChecked} />
      <div className={formClasses.form}>
        <Text size="small" muted>
          {t(hasPersonalId ? 'plain.notStored' : 'plain.messageNotStored')}
        </Text>
        <PlainField name="personalId" {...fields} />
        <PlainField name="message" {...fields} />
      </div>
      <div className={orderClasses.box}>
        <Notice>{t('payment.invoiceNote')}</Notice>
        <Checkbox
          name="terms"
          required
          defaultChecked={hasAccepted}
          error={isChecked && !hasAccepted ? t('order.terms.required') : null}
        >
          <TermsLabel />
        </Checkbox>
        <GuaranteeNotice />
        <AmountToPay cart={cart} currency={currency} shipping={shipping} point={plainPoint(checkout)} />
        <Text size="small" muted>
          {t('plain.changesFirst')}
        </Text>
        <Button type="submit" size="l" wide name="intent" value={PLAIN_INTENTS.order}>
          {t('order.place')}
        </Button>
      </div>
    </div>
  );
}

function PlainPaymentUnavailable({ checkout, buyer }: Pick<PlainOrderProps, 'checkout' | 'buyer'>) {
  const { t } = useTranslation('cart-checkout');

  return (
    <div className={paymentClasses.payment}>
      <Notice tone="warning" title={t('plain.result.noPayment')} />
      <PlainPayment checkout={checkout} buyer={buyer} isChecked={false} />
    </div>
  );
}
