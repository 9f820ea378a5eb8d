import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { RadioGroup } from '@hemvaror/ui/choice/RadioGroup';
import { paymentKind } from './paymentKind.ts';
import { shownPayments } from './paymentChoice.ts';
import { paymentName, paymentRadio } from './paymentRadio.tsx';
import type { CheckoutModel } from '../useCheckout.ts';
import type { PaymentOptions_optionFragment } from './PaymentOptions.generated.ts';

interface PaymentOptionsProps {
  model: CheckoutModel;
  /** True after an attempt to order without a selection. */
  isMissing: boolean;
}

/** The payment options. Those of a kind that this checkout does not have are disabled. */
export function PaymentOptions({ model, isMissing }: PaymentOptionsProps) {
  const { t } = useTranslation('cart-checkout');
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  const { checkout, paymentId, choosePayment, form } = model;
  const options: PaymentOptions_optionFragment[] = shownPayments(checkout?.paymentOptions, form.context.customerType);

  return (
    <RadioGroup
      legend={t('payment.legend')}
      legendHidden
      look="card"
      value={paymentId === null ? null : String(paymentId)}
      onChange={(value) => choosePayment(Number(value))}
      error={isMissing ? t('payment.required') : null}
      options={options.map((option) => {
        const radio = paymentRadio(option, { t, vatIncluded });
        return paymentKind(option.paymentType) === null
          ? { ...radio, disabled: true, note: t('payment.notHere', { name: paymentName(option) }) }
          : radio;
      })}
    />
  );
}
