import type { RadioOption } from '@hemvaror/ui/choice/RadioGroup';
import { Wordmark } from '@hemvaror/ui/wordmark/Wordmark';
import { shippingTexts } from './shippingTexts.ts';

interface ShippingOption {
  id: number;
  displayName: string | null;
  name: string | null;
  logo: string | null;
  feeIncVat: number;
  feeIncVatFormatted: string | null;
  feeExVatFormatted: string | null;
}

interface OptionTexts {
  vatIncluded: boolean;
  /** In place of a fee of zero. */
  free: string;
  /** When the goods arrive; if they are empty, the text of the option says it. */
  dates: readonly string[];
}

/** A shipping option as a radio button: the carrier, the delivery time and the fee (CHECKOUT-03). */
export function shippingRadio(option: ShippingOption, { vatIncluded, free, dates }: OptionTexts): RadioOption {
  const { wordmark, isNamed, kind, time } = shippingTexts(option);
  const fee = vatIncluded ? option.feeIncVatFormatted : option.feeExVatFormatted;
  return {
    value: String(option.id),
    name: kind,
    note: dates.length > 0 ? dates.join(', ') : time,
    side: (
      <>
        {wordmark && (
          <span aria-hidden={isNamed || undefined}>
            <Wordmark name={wordmark} />
          </span>
        )}
        <span>{option.feeIncVat === 0 ? free : fee}</span>
      </>
    ),
  };
}
