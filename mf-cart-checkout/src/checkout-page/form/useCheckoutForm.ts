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

export interface CheckoutForm {
  state: FormState;
  context: FormContext;
  /** Element id of the input. */
  idOf: (name: FieldName) => string;
  type: (name: FieldName, value: string) => void;
  validate: (name: FieldName) => void;
  /** Validates the fields that apply. @returns the invalid ones */
  validateAllFields: () => FieldName[];
  fill: (prefill: Partial<FieldValues>) => void;
  /** Validates a field that was left, after the click that may have caused it. */
  leave: (name: FieldName) => void;
  /** Fills in what the shopper typed before, except fields that were edited meanwhile. */
  restore: (typed: Partial<FieldValues>) => void;
  setError: (name: FieldName, error: ValidationMessageKey | null) => void;
}

/** Form state of the checkout until the page unmounts. API responses never overwrite edited fields. @param prefill of the first render */
export function useCheckoutForm(context: FormContext, prefill: Partial<FieldValues> | null): CheckoutForm {
  const id = useId();
  const [state, setState] = useState(() => (prefill ? withPrefill(EMPTY_FORM, prefill) : EMPTY_FORM));
  useEffect(watchPresses, []);

  return {
    state,
    context,
    idOf: (name) => `${id}${name}`,
    type: (name, value) => setState((latest) => withInput(latest, name, value)),
    validate: (name) => setState((latest) => validateField(latest, name, context)),
    validateAllFields: () => {
      const all = validateAll(state, context);
      setState(all);
      return invalidFields(all, context);
    },
    leave: (name) => afterPress(() => setState((latest) => validateField(latest, name, context))),
    restore: (typed) => setState((latest) => withTyped(latest, typed)),
    fill: (prefill) => setState((latest) => withPrefill(latest, prefill)),
    setError: (name, error) => setState((latest) => withError(latest, name, error)),
  };
}
