import { email } from '@hemvaror/domain/validation/email';
import { addressLine, city, companyName, personName } from '@hemvaror/domain/validation/names';
import { organizationId } from '@hemvaror/domain/validation/organizationId';
import { personalId } from '@hemvaror/domain/validation/personalId';
import { phone } from '@hemvaror/domain/validation/phone';
import { requiredFields, type RequiredField } from '@hemvaror/domain/validation/requiredFields';
import { required } from '@hemvaror/domain/validation/required';
import { optional, type ValidationRule } from '@hemvaror/domain/validation/rule';
import { state } from '@hemvaror/domain/validation/state';
import { zip } from '@hemvaror/domain/validation/zip';
import { emptyAddress, type Address } from '../model/address.ts';
import type { CheckoutState } from '../model/checkoutState.ts';
import type { FieldContext } from '../model/orderedFields.ts';
import { isSnippetType } from '../model/paymentTypes.ts';
import type { RefusalCode } from '../model/refusal.ts';

/** Why the input cannot be ordered. */
export interface OrderError {
  code: RefusalCode;
  /** English text for API clients. */
  message: string;
}

/**
 * The fields that every provider with its own form collects, without state. It identifies the customer itself. An order that is paid
 * there must not fail for a field that the shopper could not type.
 */
const OF_PROVIDER: ReadonlySet<RequiredField> = new Set([
  'email',
  'firstName',
  'lastName',
  'address',
  'zip',
  'city',
  'country',
]);
/** A delivery address has no contact besides its recipient. */
const OF_DELIVERY: ReadonlySet<RequiredField> = new Set([
  'firstName',
  'lastName',
  'address',
  'zip',
  'city',
  'state',
  'country',
]);

/**
 * Validates all fields of a checkout by the rules of the storefront's form. For a payment in the form of a provider, the state
 * holds the contact that the provider returned.
 *
 * @returns the first error, in the order of the form; its message names the field
 */
export function validateFields(state: CheckoutState, context: FieldContext): OrderError | undefined {
  const { customerType = 'PERSON', billingAddress = emptyAddress(), shippingAddress, identityNumber = '' } = state;
  const { markets, paymentType } = context;
  const countryCode = markets.countryCode(billingAddress.country) ?? '';
  const isOfProvider = paymentType !== null && isSnippetType(paymentType);
  const fields = isOfProvider ? OF_PROVIDER : requiredFields({ paymentType, customerType, countryCode });
  const ofDelivery = isOfProvider ? OF_PROVIDER : OF_DELIVERY;

  const invalid =
    (email(state.email ?? '') === null ? undefined : 'e-mail address') ??
    named('billing', invalidField(billingAddress, fields, context)) ??
    named('shipping', shippingAddress && invalidField(shippingAddress, ofDelivery, context));
  if (invalid !== undefined) return { code: 'CHECKOUT_INCOMPLETE', message: `The ${invalid} is missing or invalid.` };

  if (fields.has('organizationId') && organizationId(identityNumber) !== null) {
    return { code: 'INVALID_IDENTITY_NUMBER', message: 'The organization number is missing or invalid.' };
  }
  // Clients of the published contract order by invoice without a personal number. Our form requires one.
  if (fields.has('personalId') && optional(personalId)(identityNumber) !== null) {
    return { code: 'INVALID_IDENTITY_NUMBER', message: 'The personal number is invalid.' };
  }
  return undefined;
}

function named(address: 'billing' | 'shipping', field: string | undefined): string | undefined {
  return field && `${address} ${field}`;
}

/** The name of the first field that is missing or invalid. A phone number that is not required is validated if it is given. */
function invalidField(
  address: Address,
  fields: ReadonlySet<RequiredField>,
  { markets }: Pick<FieldContext, 'markets'>,
): string | undefined {
  const country = markets.countryCode(address.country);
  const rules: [field: RequiredField, value: string, rule: ValidationRule, name: string][] = [
    ['company', address.company, companyName, 'company'],
    ['firstName', address.firstName, personName, 'first name'],
    ['lastName', address.lastName, personName, 'last name'],
    ['address', address.addressLine1, addressLine, 'address'],
    ['zip', address.zip, (text) => zip(text, country ?? ''), 'zip'],
    ['city', address.city, city, 'city'],
    ['state', address.state, (text) => state(text, country ?? ''), 'state'],
    ['country', country ?? '', required, 'country'],
  ];
  const invalid = rules.find(([field, value, rule]) => fields.has(field) && rule(value) !== null);
  if (invalid) return invalid[3];
  // Clients write either field.
  const numbers = [address.phone, address.mobile].filter((text) => required(text) === null);
  const hasPhone = numbers.length > 0 || !fields.has('phone');
  return hasPhone && numbers.every((text) => phone(text) === null) ? undefined : 'phone number';
}
