import { paymentMethodKind } from '@hemvaror/domain/payment/paymentMethod';
import type { TFunction } from '@hemvaror/runtime/libraries/i18next';
import { markImage } from '@hemvaror/ui/wordmark/markImages';
import { Wordmark } from '@hemvaror/ui/wordmark/Wordmark';
import { wordmarkOf } from '../shipping-step/wordmarks.ts';
import type { PaymentOptions_optionFragment } from './PaymentOptions.generated.ts';

interface RadioContext {
  t: TFunction;
  vatIncluded: boolean;
}

/** The name of a payment option for shoppers. */
export function paymentName({ displayName, name }: PaymentOptions_optionFragment): string {
  return displayName ?? name ?? '';
}

/** A payment option as a radio button: its name or logo, one line that explains it, and its fee. */
export function paymentRadio(option: PaymentOptions_optionFragment, { t, vatIncluded }: RadioContext) {
  const name = paymentName(option);
  const mark = option.logo !== null && markImage(option.logo) !== null ? option.logo : null;
  const fee = vatIncluded ? option.feeIncVatFormatted : option.feeExVatFormatted;
  // A mark that is the name replaces it, so that it is not shown twice.
  const isNamed = wordmarkOf(option.logo)?.toLowerCase() === name.toLowerCase();
  return {
    value: String(option.id),
    name: isNamed ? <Wordmark name={name} /> : name,
    note: option.description ?? aboutKind(option, t),
    side: (
      <>
        {mark && !isNamed && <Wordmark name={mark} alt="" />}
        {option.feeIncVat > 0 && <span>{fee}</span>}
      </>
    ),
  };
}

/** What a kind of payment means for the shopper, without a text of the merchant. */
function aboutKind(option: PaymentOptions_optionFragment, t: TFunction): string | undefined {
  const kind = paymentMethodKind(option);
  switch (kind) {
    case 'card':
    case 'swish':
    case 'invoice':
    case 'hosted':
      return t(`payment.about.${kind}`);
    case 'klarna':
    case 'svea':
    case 'walley':
    case 'avarda':
      return t('payment.about.later');
    default:
      return undefined;
  }
}
