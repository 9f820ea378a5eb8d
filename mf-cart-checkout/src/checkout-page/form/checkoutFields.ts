import { email } from '@hemvaror/domain/validation/email';
import { organizationId } from '@hemvaror/domain/validation/organizationId';
import { personalId } from '@hemvaror/domain/validation/personalId';
import { phone } from '@hemvaror/domain/validation/phone';
import { required } from '@hemvaror/domain/validation/required';
import { allOf, optional, type ValidationRule } from '@hemvaror/domain/validation/rule';
import { zip } from '@hemvaror/domain/validation/zip';
import type { CustomerType } from '@hemvaror/runtime/state/siteSlice';

const ADDRESS_FIELDS = ['firstName', 'lastName', 'careOf', 'address', 'zip', 'city', 'entryCode'] as const;
const OTHER_FIELDS = [
  'otherFirstName',
  'otherLastName',
  'otherCareOf',
  'otherAddress',
  'otherZip',
  'otherCity',
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
  /** ISO 3166 code of the checkout market's country. Swedish ids and zips are required in Sweden only. */
  countryCode: string;
}

export interface FieldConstraints {
  rule: ValidationRule;
  isOptional: boolean;
}

/** Message key of the label. Both addresses share their labels. */
export function labelKeyOf(name: FieldName): string {
  const plain = name.replace(/^other/, '');
  return plain.charAt(0).toLowerCase() + plain.slice(1);
}

/** Validation rule of a field, or null if the field does not apply (CHECKOUT-07, CHECKOUT-11, OP-49). */
export function fieldConstraints(name: FieldName, context: FormContext): FieldConstraints | null {
  const { customerType, hasOtherAddress, countryCode } = context;
  if (isOther(name) && !hasOtherAddress) return null;
  if (name === 'personalId' && customerType !== 'PERSON') return null;
  if ((name === 'organizationId' || name === 'company') && customerType !== 'ORGANIZATION') return null;

  const isSwedish = countryCode === 'SE';
  switch (name) {
    case 'email':
      return requiredField(email);
    case 'phone':
      return requiredField(allOf(required, phone));
    case 'personalId':
      return isSwedish ? requiredField(allOf(required, personalId)) : optionalField(optional(personalId));
    case 'organizationId':
      return isSwedish ? requiredField(allOf(required, organizationId)) : optionalField(optional(organizationId));
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

function isOther(name: FieldName): boolean {
  return OTHER_FIELDS.some((other) => other === name);
}
