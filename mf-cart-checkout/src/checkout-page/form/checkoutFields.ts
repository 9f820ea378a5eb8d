import { assertNever } from '@hemvaror/domain/assertNever';
import { cleanText } from '@hemvaror/domain/validation/cleanText';
import { email } from '@hemvaror/domain/validation/email';
import { addressLine, city, companyName, personName } from '@hemvaror/domain/validation/names';
import { organizationId } from '@hemvaror/domain/validation/organizationId';
import { personalId } from '@hemvaror/domain/validation/personalId';
import { phone } from '@hemvaror/domain/validation/phone';
import { required } from '@hemvaror/domain/validation/required';
import { requiredFields } from '@hemvaror/domain/validation/requiredFields';
import { allOf, type ValidationRule } from '@hemvaror/domain/validation/rule';
import { sentText, type TextKind } from '@hemvaror/domain/validation/sentText';
import { hasStates, state } from '@hemvaror/domain/validation/state';
import { zip } from '@hemvaror/domain/validation/zip';
import type { PaymentType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { CustomerType } from '@hemvaror/runtime/state/siteSlice';

const ADDRESS_FIELDS = ['firstName', 'lastName', 'careOf', 'address', 'zip', 'city', 'state', 'entryCode'] as const;
const OTHER_FIELDS = [
  'otherFirstName',
  'otherLastName',
  'otherCareOf',
  'otherAddress',
  'otherZip',
  'otherCity',
  'otherState',
  'otherEntryCode',
] as const;

/** In page order, which is also the order of the error summary. */
export const FIELD_NAMES = [
  'email',
  'phone',
  'personalId',
  'organizationId',
  'company',
  ...ADDRESS_FIELDS,
  'message',
  ...OTHER_FIELDS,
] as const;

export type FieldName = (typeof FIELD_NAMES)[number];
export type FieldValues = Readonly<Record<FieldName, string>>;

/** The inputs that determine which fields apply and how they are validated. */
export interface FormContext {
  customerType: CustomerType;
  /** Of the selected payment option; null as long as none is selected. A card needs no personal id. */
  paymentType: PaymentType | null;
  hasOtherAddress: boolean;
  /** ISO 3166 code of the delivery country. Swedish ids and zips apply in Sweden only, states in a few countries. */
  countryCode: string;
}

export interface FieldConstraints {
  rule: ValidationRule;
  isOptional: boolean;
}

const KINDS: Readonly<Partial<Record<FieldName, TextKind>>> = {
  phone: 'phone',
  organizationId: 'organizationId',
  zip: 'zip',
  otherZip: 'zip',
};

/** The text of a field as it is sent. @param countryCode of the delivery */
export function sentValue(name: FieldName, text: string, countryCode: string): string {
  return sentText(KINDS[name] ?? 'other', text, countryCode);
}

/** Message key of the label. Both addresses share their labels. */
export function labelKeyOf(name: FieldName): string {
  const plain = name.replace(/^other/, '');
  return plain.charAt(0).toLowerCase() + plain.slice(1);
}

/** Validation rule of a field, or null if the field does not apply (CHECKOUT-07, CHECKOUT-11, OP-49). */
export function fieldConstraints(name: FieldName, context: FormContext): FieldConstraints | null {
  const { customerType, hasOtherAddress, countryCode } = context;
  if (isDeliveryField(name) && !hasOtherAddress) return null;
  if ((name === 'organizationId' || name === 'company') && customerType !== 'ORGANIZATION') return null;
  if ((name === 'state' || name === 'otherState') && !hasStates(countryCode)) return null;

  switch (name) {
    case 'email':
      return requiredField(email);
    case 'phone':
      return requiredField(allOf(required, phone));
    case 'personalId':
      return requiredFields(context).has(name) ? requiredField(allOf(required, personalId)) : null;
    case 'organizationId':
      return requiredFields(context).has(name)
        ? requiredField(allOf(required, organizationId))
        : optionalField(() => null);
    case 'company':
      return requiredField(companyName);
    case 'firstName':
    case 'otherFirstName':
    case 'lastName':
    case 'otherLastName':
      return requiredField(personName);
    case 'address':
    case 'otherAddress':
      return requiredField(addressLine);
    case 'zip':
    case 'otherZip':
      return requiredField(allOf(required, (text) => zip(text, countryCode)));
    case 'city':
    case 'otherCity':
      return requiredField(city);
    case 'state':
    case 'otherState':
      return requiredField((text) => state(text, countryCode));
    case 'careOf':
    case 'otherCareOf':
    case 'entryCode':
    case 'otherEntryCode':
    case 'message':
      return optionalField(() => null);
    default:
      return assertNever(name);
  }
}

/**
 * Rule for a zip before fetching shipping options. Also accepts a Swedish zip that starts with 0: for a zip that does not exist,
 * the API returns no options (CHECKOUT-10).
 */
export function shippingZipRule(countryCode: string): ValidationRule {
  return (text) => {
    const hasSwedishForm = countryCode === 'SE' && /^\d{3} ?\d{2}$/.test(cleanText(text));
    return hasSwedishForm ? null : allOf(required, (value) => zip(value, countryCode))(text);
  };
}

const requiredField = (rule: ValidationRule): FieldConstraints => ({ rule, isOptional: false });
const optionalField = (rule: ValidationRule): FieldConstraints => ({ rule, isOptional: true });

/** Whether a field belongs to the other delivery address, whose labels are those of the billing address. */
export function isDeliveryField(name: FieldName): boolean {
  return OTHER_FIELDS.some((other) => other === name);
}
