import { email } from '@hemvaror/domain/validation/email';
import { organizationId } from '@hemvaror/domain/validation/organizationId';
import { personalId } from '@hemvaror/domain/validation/personalId';
import { phone } from '@hemvaror/domain/validation/phone';
import { required } from '@hemvaror/domain/validation/required';
import { allOf, type ValidationRule } from '@hemvaror/domain/validation/rule';
import { zip } from '@hemvaror/domain/validation/zip';
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
  hasOtherAddress: boolean;
  /** ISO 3166 code of the delivery country. Swedish ids and zips apply in Sweden only, states in a few countries. */
  countryCode: string;
}

export interface FieldConstraints {
  rule: ValidationRule;
  isOptional: boolean;
}

/** Countries whose addresses contain a state or province (Universal Postal Union, addressing systems). */
const COUNTRIES_WITH_STATES: ReadonlySet<string> = new Set(['AU', 'BR', 'CA', 'IN', 'MX', 'US']);

/** Message key of the label. Both addresses share their labels. */
export function labelKeyOf(name: FieldName): string {
  const plain = name.replace(/^other/, '');
  return plain.charAt(0).toLowerCase() + plain.slice(1);
}

/** Validation rule of a field, or null if the field does not apply (CHECKOUT-07, CHECKOUT-11, OP-49). */
export function fieldConstraints(name: FieldName, context: FormContext): FieldConstraints | null {
  const { customerType, hasOtherAddress, countryCode } = context;
  if (isDeliveryField(name) && !hasOtherAddress) return null;
  if (name === 'personalId' && customerType !== 'PERSON') return null;
  if ((name === 'organizationId' || name === 'company') && customerType !== 'ORGANIZATION') return null;

  const isSwedish = countryCode === 'SE';
  // A personal identity number of another country would be collected for nothing (GDPR, article 5.1 c).
  if (name === 'personalId' && !isSwedish) return null;
  if ((name === 'state' || name === 'otherState') && !COUNTRIES_WITH_STATES.has(countryCode)) return null;
  switch (name) {
    case 'email':
      return requiredField(email);
    case 'phone':
      return requiredField(allOf(required, phone));
    case 'personalId':
      return requiredField(allOf(required, personalId));
    case 'organizationId':
      return isSwedish ? requiredField(allOf(required, organizationId)) : optionalField(() => null);
    case 'zip':
    case 'otherZip':
      return requiredField(isSwedish ? allOf(required, zip) : required);
    case 'careOf':
    case 'otherCareOf':
    case 'entryCode':
    case 'otherEntryCode':
    case 'message':
      return optionalField(() => null);
    default:
      return requiredField(required);
  }
}

/**
 * Rule for a zip before fetching shipping options. Checks the format only, unlike the rule of the field: for a zip that
 * does not exist, the API returns no options (CHECKOUT-10).
 */
export function shippingZipRule(countryCode: string): ValidationRule {
  if (countryCode !== 'SE') return required;
  return (value) => (/^\d{3} ?\d{2}$/.test(value.trim()) ? null : 'validation.zip');
}

const requiredField = (rule: ValidationRule): FieldConstraints => ({ rule, isOptional: false });
const optionalField = (rule: ValidationRule): FieldConstraints => ({ rule, isOptional: true });

/** Whether a field belongs to the other delivery address, whose labels are those of the billing address. */
export function isDeliveryField(name: FieldName): boolean {
  return OTHER_FIELDS.some((other) => other === name);
}
