import type { PaymentOptionType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { Complete } from './Complete.ts';
import { kronor } from './kronor.ts';

type APaymentOption = Complete<PaymentOptionType>;

/** An invoice without a fee, which is not selected. */
export function aPaymentOption(overrides: Partial<APaymentOption> = {}): APaymentOption {
  return {
    id: 18,
    name: 'Faktura',
    displayName: 'Faktura',
    logo: 'invoice',
    feeIncVat: 0,
    feeIncVatFormatted: kronor(0),
    feeExVat: 0,
    feeExVatFormatted: kronor(0),
    isDefault: false,
    isSelected: false,
    isCredit: true,
    description: null,
    paymentType: 'STANDARD',
    checkoutType: 'STANDARD',
    newCheckoutSession: false,
    paymentData: null,
    ...overrides,
  };
}
