import { Wordmark } from '@hemvaror/ui/wordmark/Wordmark';
import { shippingTexts } from './shippingTexts.ts';

interface ShippingOption {
  id: number;
  displayName: string | null;
  name: string | null;
  logo: string | null;
  feeIncVatFormatted: string | null;
  feeExVatFormatted: string | null;
}

/** A shipping option as a radio button: the carrier, the delivery time and the fee (CHECKOUT-03). */
export function shippingRadio(option: ShippingOption, vatIncluded: boolean) {
  const { wordmark, kind, time } = shippingTexts(option);
  return {
    value: String(option.id),
    name: kind,
    note: time,
    side: (
      <>
        {wordmark && <Wordmark name={wordmark} />}
        <span>{vatIncluded ? option.feeIncVatFormatted : option.feeExVatFormatted}</span>
      </>
    ),
  };
}
