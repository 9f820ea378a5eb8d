import { useId, useState } from 'react';
import type { ValidationMessageKey } from '@hemvaror/domain/validation/rule';
import type { FieldName, FieldValues, FormSituation } from './checkoutFields.ts';
import {
  allJudged,
  EMPTY_FORM,
  faultyFields,
  filled,
  judged,
  typed,
  withProblem,
  type FormState,
} from './formState.ts';

export interface CheckoutForm {
  state: FormState;
  situation: FormSituation;
  /** Id of the field's input. */
  idOf: (name: FieldName) => string;
  type: (name: FieldName, value: string) => void;
  judge: (name: FieldName) => void;
  /** Judges all that is asked for. @returns the faulty ones */
  judgeAll: () => FieldName[];
  fill: (found: Partial<FieldValues>) => void;
  setProblem: (name: FieldName, problem: ValidationMessageKey | null) => void;
}

/** What has been typed, for as long as the page lives; nothing an answer of the API says takes it away. */
export function useCheckoutForm(situation: FormSituation): CheckoutForm {
  const id = useId();
  const [state, setState] = useState(EMPTY_FORM);

  return {
    state,
    situation,
    idOf: (name) => `${id}${name}`,
    type: (name, value) => setState((latest) => typed(latest, name, value)),
    judge: (name) => setState((latest) => judged(latest, name, situation)),
    judgeAll: () => {
      const all = allJudged(state, situation);
      setState(all);
      return faultyFields(all, situation);
    },
    fill: (found) => setState((latest) => filled(latest, found)),
    setProblem: (name, problem) => setState((latest) => withProblem(latest, name, problem)),
  };
}
