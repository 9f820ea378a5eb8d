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

/** In the order of the page, which is the order in which faulty ones are named. */
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

/** What decides which fields are asked for, and how they are judged. */
export interface FormContext {
  customerType: CustomerType;
  hasOtherAddress: boolean;
  /** Country of the checkout's market, ISO 3166: Swedish ids and zips are asked for in Sweden alone. */
  countryCode: string;
}

export interface FieldConstraints {
  rule: ValidationRule;
  isOptional: boolean;
}

/** Which message names the field: both addresses have the same words. */
export function labelKeyOf(name: FieldName): string {
  const plain = name.replace(/^other/, '');
  return plain.charAt(0).toLowerCase() + plain.slice(1);
}

/** How a field is judged, or null when it is not asked for (CHECKOUT-07, CHECKOUT-11, OP-49). */
export function fieldConstraints(name: FieldName, situation: FormContext): FieldConstraints | null {
  const { customerType, hasOtherAddress, countryCode } = situation;
  if (isOther(name) && !hasOtherAddress) return null;
  if (name === 'personalId' && customerType !== 'PERSON') return null;
  if ((name === 'organizationId' || name === 'company') && customerType !== 'ORGANIZATION') return null;

  const isSwedish = countryCode === 'SE';
  switch (name) {
    case 'email':
      return must(email);
    case 'phone':
      return must(allOf(required, phone));
    case 'personalId':
      return isSwedish ? must(allOf(required, personalId)) : may(optional(personalId));
    case 'organizationId':
      return isSwedish ? must(allOf(required, organizationId)) : may(optional(organizationId));
    case 'zip':
    case 'otherZip':
      return must(isSwedish ? allOf(required, zip) : required);
    case 'careOf':
    case 'otherCareOf':
    case 'entryCode':
    case 'otherEntryCode':
    case 'message':
      return may(() => null);
    default:
      return must(required);
  }
}

/**
 * Whether a zip is worth asking shipping options for. Softer than the field's own rule: a zip of the right shape that
 * does not exist is the API's to answer, with no options (CHECKOUT-10).
 */
export function shippingZipRule(countryCode: string): ValidationRule {
  if (countryCode !== 'SE') return required;
  return (value) => (/^\d{3} ?\d{2}$/.test(value.trim()) ? null : 'validation.zip');
}

const must = (rule: ValidationRule): FieldConstraints => ({ rule, isOptional: false });
const may = (rule: ValidationRule): FieldConstraints => ({ rule, isOptional: true });

function isOther(name: FieldName): boolean {
  return OTHER_FIELDS.some((other) => other === name);
}
