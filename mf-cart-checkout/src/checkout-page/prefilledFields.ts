import { formatZip } from '@hemvaror/domain/validation/zip';
import type { CustomerType } from '@hemvaror/runtime/state/siteSlice';
import type { FieldValues } from './form/checkoutFields.ts';
import type { KnownFields_addressFragment, KnownFields_checkoutFragment } from './prefilledFields.generated.ts';

/**
 * Field values from an API response: details of the account (CHECKOUT-12) or of an earlier visit.
 *
 * @param countryCode of the delivery; empty if it is unknown
 */
export function prefilledFields(
  checkout: KnownFields_checkoutFragment,
  customerType: CustomerType,
  countryCode: string,
): Partial<FieldValues> {
  const { email, identityNumber, billingAddress: billing, shippingAddress: delivery } = checkout;
  const identity = identityNumber ?? '';

  return {
    email: email ?? '',
    ...(customerType === 'PERSON' ? { personalId: identity } : { organizationId: identity }),
    ...(billing && {
      phone: billing.phone || billing.mobile,
      company: billing.company,
      firstName: billing.firstName,
      lastName: billing.lastName,
      careOf: billing.careOf,
      address: billing.addressLine1,
      zip: formatZip(billing.zip, countryCode),
      city: billing.city,
      state: billing.state,
      entryCode: billing.entryCode,
    }),
    ...(delivery && {
      otherFirstName: delivery.firstName,
      otherLastName: delivery.lastName,
      otherCareOf: delivery.careOf,
      otherAddress: delivery.addressLine1,
      otherZip: formatZip(delivery.zip, countryCode),
      otherCity: delivery.city,
      otherState: delivery.state,
      otherEntryCode: delivery.entryCode,
    }),
  };
}

/** Whether the delivery address differs from the billing address. */
export function hasSeparateDeliveryAddress({ billingAddress, shippingAddress }: KnownFields_checkoutFragment): boolean {
  return Boolean(shippingAddress?.addressLine1) && addressText(shippingAddress) !== addressText(billingAddress);
}

function addressText(address: KnownFields_addressFragment | null): string {
  if (!address) return '';
  const { firstName, lastName, careOf, addressLine1, zip, city, state, entryCode } = address;
  return [firstName, lastName, careOf, addressLine1, zip, city, state, entryCode].join('\n');
}
