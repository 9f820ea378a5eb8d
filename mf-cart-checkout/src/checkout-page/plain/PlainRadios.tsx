import type { ReactNode } from 'react';
import { compact } from '@hemvaror/domain/compact';
import { formatZip } from '@hemvaror/domain/validation/zip';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { RadioGroup } from '@hemvaror/ui/choice/RadioGroup';
import { deliveryTexts } from '../../delivery/deliveryTexts.ts';
import { shownPayments } from '../payment-step/paymentChoice.ts';
import { paymentName, paymentRadio } from '../payment-step/paymentRadio.tsx';
import { selectedPoint } from '../shipping-step/pickupPoints.ts';
import { pickupRadio } from '../shipping-step/pickupRadio.tsx';
import { shippingRadio } from '../shipping-step/shippingRadio.tsx';
import {
  deliveryZip,
  plainOptions,
  plainPayment,
  plainPoints,
  type PlainBuyer,
  type PlainCheckoutResponse,
  type PlainShippingOption,
} from './plainCheckout.ts';
import { pointNameOf, pointValue } from './plainPoint.ts';

interface PlainShippingProps {
  checkout: PlainCheckoutResponse;
  /** ISO 3166 code of the delivery; empty if it is unknown. */
  countryCode: string;
}

/** The shipping options with their pickup points, as radio buttons that a browser posts without scripts. */
export function PlainShipping({ checkout, countryCode }: PlainShippingProps) {
  const { t } = useTranslation('cart-checkout');
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  const { languageId } = useShop();
  const options = compact(checkout.shippingOptions);

  return (
    <RadioGroup
      name="shipping"
      legend={t('shipping.legend')}
      legendHidden
      look="card"
      defaultValue={String(options.find(({ isSelected }) => isSelected)?.id ?? '')}
      options={options.map((option) => ({
        ...shippingRadio(option, {
          vatIncluded,
          free: t('shipping.free'),
          dates: deliveryTexts(option, t, languageId),
        }),
        details: pointGroup(option, t('shipping.points', { zip: formatZip(deliveryZip(checkout), countryCode) })),
      }))}
    />
  );
}

/** The pickup points of a carrier, of which each form posts one; null for a carrier without. */
function pointGroup(option: PlainShippingOption, legend: string): ReactNode {
  const points = plainPoints(option);
  const selected = selectedPoint(points, null);
  return (
    selected && (
      <RadioGroup
        name={pointNameOf(option.id)}
        legend={legend}
        defaultValue={pointValue(selected)}
        options={points.map((point) => ({ ...pickupRadio(point), value: pointValue(point) }))}
      />
    )
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
