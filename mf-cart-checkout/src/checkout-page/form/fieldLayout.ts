import type { ComponentProps } from 'react';
import type { Field } from '@hemvaror/ui/field/Field';
import type { FieldName } from './checkoutFields.ts';

export interface FieldLayout extends Pick<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'autoComplete'> {
  /** Width in columns of the six-column grid; 3 by default. */
  span?: 2 | 3 | 4;
}

/** Width, keyboard and autofill of the fields. */
const LAYOUT: Readonly<Partial<Record<FieldName, FieldLayout>>> = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  personalId: { inputMode: 'numeric', autoComplete: 'off' },
  organizationId: { inputMode: 'numeric', autoComplete: 'off' },
  company: { autoComplete: 'organization' },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  address: { span: 4, autoComplete: 'address-line1' },
  careOf: { span: 2 },
  zip: { span: 2, autoComplete: 'postal-code' },
  city: { span: 4, autoComplete: 'address-level2' },
  state: { span: 4, autoComplete: 'address-level1' },
  entryCode: { span: 2 },
  message: { span: 4 },
  otherFirstName: { autoComplete: 'shipping given-name' },
  otherLastName: { autoComplete: 'shipping family-name' },
  otherAddress: { span: 4, autoComplete: 'shipping address-line1' },
  otherCareOf: { span: 2 },
  otherZip: { span: 2, autoComplete: 'shipping postal-code' },
  otherCity: { span: 4, autoComplete: 'shipping address-level2' },
  otherState: { span: 4, autoComplete: 'shipping address-level1' },
  otherEntryCode: { span: 2 },
};

/** The fields of the form in the order in which they are rendered. Those that do not apply are left out. */
export const FIELD_GROUPS = {
  contact: ['email', 'phone', 'personalId', 'organizationId', 'company'],
  address: ['firstName', 'lastName', 'address', 'careOf', 'zip', 'city', 'state', 'entryCode'],
  delivery: [
    'otherFirstName',
    'otherLastName',
    'otherAddress',
    'otherCareOf',
    'otherZip',
    'otherCity',
    'otherState',
    'otherEntryCode',
  ],
} as const satisfies Record<string, readonly FieldName[]>;

/** @param countryCode of the delivery: Swedish zips are numbers */
export function fieldLayout(name: FieldName, countryCode: string): FieldLayout {
  const isZip = name === 'zip' || name === 'otherZip';
  return { ...LAYOUT[name], ...(isZip && { inputMode: countryCode === 'SE' ? 'numeric' : 'text' }) };
}

/** Message key of the format that a field expects; undefined without one. */
export function hintKeyOf(name: FieldName, countryCode: string): 'personalIdHint' | 'organizationIdHint' | undefined {
  if (name === 'personalId') return 'personalIdHint';
  return name === 'organizationId' && countryCode === 'SE' ? 'organizationIdHint' : undefined;
}
