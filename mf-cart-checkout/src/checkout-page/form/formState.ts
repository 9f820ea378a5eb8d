import type { ValidationMessageKey } from '@hemvaror/domain/validation/rule';
import { FIELD_NAMES, fieldConstraints, type FieldName, type FieldValues, type FormContext } from './checkoutFields.ts';

export type FieldErrors = Readonly<Partial<Record<FieldName, ValidationMessageKey>>>;

export interface FormState {
  values: FieldValues;
  /** Fields the shopper has edited. API responses never overwrite them. */
  touched: ReadonlySet<FieldName>;
  errors: FieldErrors;
}

export const EMPTY_FORM: FormState = {
  values: {
    email: '',
    phone: '',
    personalId: '',
    organizationId: '',
    company: '',
    firstName: '',
    lastName: '',
    careOf: '',
    address: '',
    zip: '',
    city: '',
    state: '',
    entryCode: '',
    message: '',
    otherFirstName: '',
    otherLastName: '',
    otherCareOf: '',
    otherAddress: '',
    otherZip: '',
    otherCity: '',
    otherState: '',
    otherEntryCode: '',
  },
  touched: new Set(),
  errors: {},
};

/** Stores an edited value. */
export function withInput(state: FormState, name: FieldName, value: string): FormState {
  return { ...state, values: { ...state.values, [name]: value }, touched: new Set([...state.touched, name]) };
}

/** Fills the untouched fields. Empty values are ignored. */
export function withPrefill(state: FormState, prefill: Partial<FieldValues>): FormState {
  const values = { ...state.values };
  for (const name of FIELD_NAMES) {
    const value = prefill[name];
    if (value && !state.touched.has(name)) values[name] = value;
  }
  return { ...state, values };
}

/** Fills in earlier edits of the shopper. Later ones win. */
export function withTyped(state: FormState, typed: Partial<FieldValues>): FormState {
  return FIELD_NAMES.reduce<FormState>((restored, name) => {
    const value = typed[name];
    return value === undefined || state.touched.has(name) ? restored : withInput(restored, name, value);
  }, state);
}

export function validateField(state: FormState, name: FieldName, context: FormContext): FormState {
  return withError(state, name, fieldConstraints(name, context)?.rule(state.values[name]) ?? null);
}

/** Validates the fields that apply. */
export function validateAll(state: FormState, context: FormContext): FormState {
  return FIELD_NAMES.reduce<FormState>((validated, name) => validateField(validated, name, context), state);
}

export function withError(state: FormState, name: FieldName, error: ValidationMessageKey | null): FormState {
  const { [name]: _previous, ...others } = state.errors;
  return { ...state, errors: error ? { ...others, [name]: error } : others };
}

/** The invalid fields that apply, in page order. */
export function invalidFields({ errors }: FormState, context: FormContext): FieldName[] {
  return FIELD_NAMES.filter((name) => errors[name] !== undefined && fieldConstraints(name, context) !== null);
}
