import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { RadioGroup } from '@hemvaror/ui/choice/RadioGroup';
import { Wordmark } from '@hemvaror/ui/wordmark/Wordmark';
import { paymentKind } from './paymentKind.ts';
import { wordmarkOf } from '../shipping-step/wordmarks.ts';
import { shownPayments } from './paymentChoice.ts';
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

  function noteOf({ paymentType, displayName, name }: PaymentOptions_optionFragment): string | undefined {
    const kind = paymentKind(paymentType);
    if (kind === null) return t('payment.notHere', { name: displayName ?? name });
    return kind === 'redirect' ? t('payment.onProviderPage') : undefined;
  }

  return (
    <RadioGroup
      legend={t('payment.legend')}
      legendHidden
      look="card"
      value={paymentId === null ? null : String(paymentId)}
      onChange={(value) => choosePayment(Number(value))}
      error={isMissing ? t('payment.required') : null}
      options={options.map((option) => {
        const wordmark = wordmarkOf(option.logo);
        return {
          value: String(option.id),
          name: option.displayName ?? option.name ?? '',
          disabled: paymentKind(option.paymentType) === null,
          note: noteOf(option),
          side: (
            <>
              {wordmark && <Wordmark name={wordmark} />}
              {option.feeIncVat > 0 && (
                <span>{vatIncluded ? option.feeIncVatFormatted : option.feeExVatFormatted}</span>
              )}
            </>
          ),
        };
      })}
    />
  );
}
