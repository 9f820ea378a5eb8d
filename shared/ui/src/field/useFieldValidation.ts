import { useState, type FocusEvent, type KeyboardEvent } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface FieldValidation<Problem> {
  /** The error that the rule returned; null for a field that is valid or not validated yet. */
  problem: Problem | null;
  /** Spread on the field. */
  handlers: {
    onBlur: (event: FocusEvent<Control>) => void;
    onKeyUp: (event: KeyboardEvent<Control>) => void;
  };
  /** Validates a value immediately, for example before a form is submitted. @returns whether it is valid */
  check: (value: string) => boolean;
  /** Sets an error of the server, or removes it. */
  setProblem: (problem: Problem | null) => void;
}

/**
 * Validates a field on blur, and on every keyup while it is invalid, but not while the shopper fills it in (VALID-13,
 * VALID-14).
 *
 * @param rule returns the error of a value, such as a message key, or null
 * @param initial the error of the value that a server has refused
 */
export function useFieldValidation<Problem>(
  rule: (value: string) => Problem | null,
  initial: Problem | null = null,
): FieldValidation<Problem> {
  const [problem, setProblem] = useState<Problem | null>(() => initial);

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
