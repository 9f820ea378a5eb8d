import type { ValidationMessageKey } from '@hemvaror/domain/validation/rule';
import { FIELD_NAMES, fieldConstraints, type FieldName, type FieldValues, type FormContext } from './checkoutFields.ts';

export type FieldErrors = Readonly<Partial<Record<FieldName, ValidationMessageKey>>>;

export interface FormState {
  values: FieldValues;
  /** Fields the shopper has typed in: the API never overwrites them. */
  touched: ReadonlySet<FieldName>;
  problems: FieldErrors;
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
    entryCode: '',
    message: '',
    otherFirstName: '',
    otherLastName: '',
    otherCareOf: '',
    otherAddress: '',
    otherZip: '',
    otherCity: '',
    otherEntryCode: '',
  },
  touched: new Set(),
  problems: {},
};

/** The shopper typed. */
export function typed(state: FormState, name: FieldName, value: string): FormState {
  return { ...state, values: { ...state.values, [name]: value }, touched: new Set([...state.touched, name]) };
}

/** The API knows more; only what nobody has typed in takes it. */
export function filled(state: FormState, found: Partial<FieldValues>): FormState {
  const values = { ...state.values };
  for (const name of FIELD_NAMES) {
    const value = found[name];
    if (value && !state.touched.has(name)) values[name] = value;
  }
  return { ...state, values };
}

/** One field, judged now. */
export function validateField(state: FormState, name: FieldName, situation: FormContext): FormState {
  return withError(state, name, fieldConstraints(name, situation)?.rule(state.values[name]) ?? null);
}

/** Every field that is asked for, judged now. */
export function validateAll(state: FormState, situation: FormContext): FormState {
  return FIELD_NAMES.reduce<FormState>((judgedSoFar, name) => validateField(judgedSoFar, name, situation), state);
}

export function withError(state: FormState, name: FieldName, problem: ValidationMessageKey | null): FormState {
  const { [name]: _known, ...others } = state.problems;
  return { ...state, problems: problem ? { ...others, [name]: problem } : others };
}

/** The faulty fields in the order of the page, as long as they are asked for. */
export function invalidFields({ problems }: FormState, situation: FormContext): FieldName[] {
  return FIELD_NAMES.filter((name) => problems[name] !== undefined && fieldConstraints(name, situation) !== null);
}
