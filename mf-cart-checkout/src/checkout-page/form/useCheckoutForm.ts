import { useId, useState } from 'react';
import type { ValidationMessageKey } from '@hemvaror/domain/validation/rule';
import type { FieldName, FieldValues, FormContext } from './checkoutFields.ts';
import {
  validateAll,
  EMPTY_FORM,
  invalidFields,
  filled,
  validateField,
  typed,
  withError,
  type FormState,
} from './formState.ts';

export interface CheckoutForm {
  state: FormState;
  situation: FormContext;
  /** Id of the field's input. */
  idOf: (name: FieldName) => string;
  type: (name: FieldName, value: string) => void;
  judge: (name: FieldName) => void;
  /** Judges all that is asked for. @returns the faulty ones */
  validateAllFields: () => FieldName[];
  fill: (found: Partial<FieldValues>) => void;
  setProblem: (name: FieldName, problem: ValidationMessageKey | null) => void;
}

/** What has been typed, for as long as the page lives; nothing an answer of the API says takes it away. */
export function useCheckoutForm(situation: FormContext): CheckoutForm {
  const id = useId();
  const [state, setState] = useState(EMPTY_FORM);

  return {
    state,
    situation,
    idOf: (name) => `${id}${name}`,
    type: (name, value) => setState((latest) => typed(latest, name, value)),
    judge: (name) => setState((latest) => validateField(latest, name, situation)),
    validateAllFields: () => {
      const all = validateAll(state, situation);
      setState(all);
      return invalidFields(all, situation);
    },
    fill: (found) => setState((latest) => filled(latest, found)),
    setProblem: (name, problem) => setState((latest) => withError(latest, name, problem)),
  };
}
