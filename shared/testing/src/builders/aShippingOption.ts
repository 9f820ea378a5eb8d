import type { ShippingOptionType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { Complete } from './Complete.ts';
import { kronor } from './kronor.ts';

type AShippingOption = Complete<ShippingOptionType>;

/** A carrier that is not selected. @param fee in kronor, including 25 % VAT */
export function aShippingOption(fee = 49, overrides: Partial<AShippingOption> = {}): AShippingOption {
  return {
    id: 1,
    name: 'PostNord ombud',
    displayName: 'PostNord ombud',
    logo: 'postnord',
    feeIncVat: fee,
    feeIncVatFormatted: kronor(fee),
    feeExVat: fee * 0.8,
    feeExVatFormatted: kronor(fee * 0.8),
    isDefault: false,
    isSelected: false,
    amountLeftToFreeShipping: 699,
    amountLeftToFreeShippingFormatted: kronor(699),
    externalId: null,
    shippingData: null,
    subOptions: null,
    pickupPoint: null,
    deliveryDates: null,
    zip: null,
    ...overrides,
  };
}
