import type { CustomerType } from '@storefront/store/siteSlice';
import type { CheckoutAddress, CheckoutAnswer } from './checkoutAnswer.ts';
import type { FieldValues } from './form/checkoutFields.ts';

type Answer = Pick<CheckoutAnswer, 'email' | 'identityNumber' | 'billingAddress' | 'shippingAddress'>;

/** What an answer of the API knows of the form's fields: from the account (CHECKOUT-12), or from an earlier visit. */
export function knownFields(answer: Answer, customerType: CustomerType): Partial<FieldValues> {
  const { email, identityNumber, billingAddress: billing, shippingAddress: delivery } = answer;
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
      zip: billing.zip,
      city: billing.city,
      entryCode: billing.entryCode,
    }),
    ...(delivery && {
      otherFirstName: delivery.firstName,
      otherLastName: delivery.lastName,
      otherCareOf: delivery.careOf,
      otherAddress: delivery.addressLine1,
      otherZip: delivery.zip,
      otherCity: delivery.city,
      otherEntryCode: delivery.entryCode,
    }),
  };
}

/** Whether the goods go elsewhere than the bill. */
export function deliversElsewhere({ billingAddress, shippingAddress }: Answer): boolean {
  return Boolean(shippingAddress?.addressLine1) && addressText(shippingAddress) !== addressText(billingAddress);
}

function addressText(address: CheckoutAddress | null): string {
  if (!address) return '';
  const { firstName, lastName, careOf, addressLine1, zip, city, entryCode } = address;
  return [firstName, lastName, careOf, addressLine1, zip, city, entryCode].join('\n');
}
