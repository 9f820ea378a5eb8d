import { compact } from '@hemvaror/domain/compact';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { RadioGroup } from '@hemvaror/ui/choice/RadioGroup';
import { shippingRadio } from '../shipping-step/shippingRadio.tsx';
import { shownPayments } from '../payment-step/paymentChoice.ts';
import { paymentName, paymentRadio } from '../payment-step/paymentRadio.tsx';
import { plainOptions, plainPayment, type PlainBuyer, type PlainCheckoutResponse } from './plainCheckout.ts';

/** The shipping options, as radio buttons that a browser posts without scripts. */
export function PlainShipping({ checkout }: { checkout: PlainCheckoutResponse }) {
  const { t } = useTranslation('cart-checkout');
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  const options = compact(checkout.shippingOptions);

  return (
    <RadioGroup
      name="shipping"
      legend={t('shipping.legend')}
      legendHidden
      look="card"
      defaultValue={String(options.find(({ isSelected }) => isSelected)?.id ?? '')}
      options={options.map((option) => shippingRadio(option, vatIncluded))}
    />
  );
}

interface PlainPaymentProps {
  checkout: PlainCheckoutResponse;
  buyer: PlainBuyer;
  isChecked: boolean;
}

/** The payment options. Those that need a script are disabled, with the reason. */
export function PlainPayment({ checkout, buyer, isChecked }: PlainPaymentProps) {
  const { t } = useTranslation('cart-checkout');
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  const plainIds = new Set(plainOptions(checkout, buyer.customerType).map(({ id }) => id));
  const selected = plainPayment(checkout, buyer);

  return (
    <RadioGroup
      name="payment"
      legend={t('payment.legend')}
      legendHidden
      look="card"
      defaultValue={String(selected?.id ?? '')}
      error={isChecked && plainIds.size > 0 && !selected ? t('payment.required') : null}
      options={shownPayments(checkout.paymentOptions, buyer.customerType).map((option) => {
        const radio = paymentRadio(option, { t, vatIncluded });
        return plainIds.has(option.id)
          ? radio
          : { ...radio, disabled: true, note: t('plain.needsScript', { name: paymentName(option) }) };
      })}
    />
  );
}
