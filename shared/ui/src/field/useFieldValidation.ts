import { useState, type FocusEvent, type KeyboardEvent } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface FieldValidation<Problem> {
  /** What is wrong, as the rule gave it; null while nothing is known to be wrong. */
  problem: Problem | null;
  /** Spread on the field. */
  handlers: {
    onBlur: (event: FocusEvent<Control>) => void;
    onKeyUp: (event: KeyboardEvent<Control>) => void;
  };
  /** Judges a value now, as before sending a form. @returns whether it is in order */
  check: (value: string) => boolean;
  /** Sets a problem the server found, or none. */
  setProblem: (problem: Problem | null) => void;
}

/**
 * When a field is judged: on blur, and on every keyup while it is in error, never while it is being filled in
 * (VALID-13, VALID-14).
 *
 * @param rule gives what is wrong with a value, such as a message key, or null
 */
export function useFieldValidation<Problem>(rule: (value: string) => Problem | null): FieldValidation<Problem> {
  const [problem, setProblem] = useState<Problem | null>(null);

  function check(value: string): boolean {
    const found = rule(value);
    setProblem(() => found);
    return found === null;
  }

  return {
    problem,
    handlers: {
      onBlur: (event) => check(event.currentTarget.value),
      onKeyUp: (event) => {
        if (problem !== null) check(event.currentTarget.value);
      },
    },
    check,
    setProblem,
  };
}
