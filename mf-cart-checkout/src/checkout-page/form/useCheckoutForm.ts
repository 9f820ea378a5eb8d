import { useEffect, useId, useState } from 'react';
import type { ValidationMessageKey } from '@hemvaror/domain/validation/rule';
import { afterPress, watchPresses } from './afterPress.ts';
import type { FieldName, FieldValues, FormContext } from './checkoutFields.ts';
import {
  validateAll,
  EMPTY_FORM,
  invalidFields,
  withPrefill,
  validateField,
  withInput,
  withTyped,
  withError,
  type FormState,
} from './formState.ts';

/** The typed values, which do not depend on the fields that apply. */
export interface TypedFields {
  state: FormState;
  type: (name: FieldName, value: string) => void;
  fill: (prefill: Partial<FieldValues>) => void;
  /** Fills in what the shopper typed before, except fields that were edited meanwhile. */
  restore: (typed: Partial<FieldValues>) => void;
}

export interface CheckoutForm extends TypedFields {
  context: FormContext;
  /** Element id of the input. */
  idOf: (name: FieldName) => string;
  validate: (name: FieldName) => void;
  /** Validates the fields that apply. @returns the invalid ones */
  validateAllFields: () => FieldName[];
  /** Validates a field that was left, after the click that may have caused it. */
  leave: (name: FieldName) => void;
  setError: (name: FieldName, error: ValidationMessageKey | null) => void;
}

/**
 * Form state of the checkout until the page unmounts. API responses never overwrite edited fields.
 *
 * @param prefill of the first render
 * @returns the typed values, and the form for a context, which depends on the responses to them
 */
export function useCheckoutForm(prefill: Partial<FieldValues> | null): {
  fields: TypedFields;
  formIn: (context: FormContext) => CheckoutForm;
} {
  const id = useId();
  const [state, setState] = useState(() => (prefill ? withPrefill(EMPTY_FORM, prefill) : EMPTY_FORM));
  useEffect(watchPresses, []);

  const fields: TypedFields = {
    state,
    type: (name, value) => setState((latest) => withInput(latest, name, value)),
    restore: (typed) => setState((latest) => withTyped(latest, typed)),
    fill: (known) => setState((latest) => withPrefill(latest, known)),
  };
  const formIn = (context: FormContext): CheckoutForm => ({
    ...fields,
    context,
    idOf: (name) => `${id}${name}`,
    validate: (name) => setState((latest) => validateField(latest, name, context)),
    validateAllFields: () => {
      const all = validateAll(state, context);
      setState(all);
      return invalidFields(all, context);
    },
    leave: (name) => afterPress(() => setState((latest) => validateField(latest, name, context))),
    setError: (name, error) => setState((latest) => withError(latest, name, error)),
  });
  return { fields, formIn };
}
