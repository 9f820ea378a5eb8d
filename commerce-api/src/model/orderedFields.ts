import { cleanText } from '@hemvaror/domain/validation/cleanText';
import { emailFrom } from '@hemvaror/domain/validation/email';
import { organizationIdFrom } from '@hemvaror/domain/validation/organizationId';
import { personalIdFrom } from '@hemvaror/domain/validation/personalId';
import { requiredFields } from '@hemvaror/domain/validation/requiredFields';
import { zipFrom } from '@hemvaror/domain/validation/zip';
import type { Markets } from '../markets/view.ts';
import type { Address } from './address.ts';
import type { CheckoutState } from './checkoutState.ts';
import type { PaymentType } from './contract.generated.ts';
import { phoneNumber } from './phoneNumber.ts';

export interface FieldContext {
  markets: Pick<Markets, 'countryCode'>;
  /** Null without a payment method. */
  paymentType: PaymentType | null;
}

/**
 * The fields of a checkout as they are ordered: in canonical form, and without an identity number that the payment does not
 * need. A number that a customer typed for the invoice, or has in the account, is not stored with a card payment.
 */
export function orderedFields(state: CheckoutState, context: FieldContext): CheckoutState {
  const { email, identityNumber: _typed, billingAddress, shippingAddress, ...others } = state;
  return {
    ...others,
    email: emailFrom(email ?? '') ?? '',
    identityNumber: orderedIdentityNumber(state, context),
    ...(billingAddress && { billingAddress: orderedAddress(billingAddress, context) }),
    ...(shippingAddress && { shippingAddress: orderedAddress(shippingAddress, context) }),
  };
}

/** The address with the ISO code of its country, which may have been typed as a name, and its zip and numbers in canonical form. */
export function orderedAddress(address: Address, { markets }: Pick<FieldContext, 'markets'>): Address {
  const country = markets.countryCode(address.country) ?? address.country;
  return {
    ...address,
    country,
    zip: zipFrom(address.zip, country) ?? address.zip,
    phone: phoneNumber(address.phone, country),
    mobile: phoneNumber(address.mobile, country),
  };
}

function orderedIdentityNumber(state: CheckoutState, { markets, paymentType }: FieldContext): string {
  const { identityNumber = '', customerType = 'PERSON', billingAddress } = state;
  const countryCode = markets.countryCode(billingAddress?.country ?? '') ?? '';
  const required = requiredFields({ paymentType, customerType, countryCode });
  if (required.has('personalId')) return personalIdFrom(identityNumber) ?? '';
  if (required.has('organizationId')) return organizationIdFrom(identityNumber) ?? '';
  // The number of a company in another country, whose rules the shop does not know.
  return customerType === 'ORGANIZATION' ? cleanText(identityNumber) : '';
}
