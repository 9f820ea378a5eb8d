import { useState } from 'react';
import type { ValidationMessageKey, ValidationRule } from '@hemvaror/domain/validation/rule';
import { textOf } from '../account-panel/useAccountForm.ts';
import { textsOf, type Account, type AccountTexts, type TextField } from './account.ts';

/** How each text of a form is judged; what else stands in the form may decide it. */
export type TextRules = Partial<Record<TextField, (values: FormData) => ValidationRule>>;

/** The texts of one form: what stands in them at first, and what is wrong with them. */
export function useAccountTexts(account: Account, names: readonly TextField[], rules: TextRules) {
  const [problems, setProblems] = useState<Partial<Record<TextField, ValidationMessageKey | null>>>({});

  function problemOf(name: TextField, values: FormData): ValidationMessageKey | null {
    return rules[name]?.(values)(textOf(values, name)) ?? null;
  }

  return {
    texts: textsOf(account),
    problems,
    judge: (name: TextField, { form }: HTMLInputElement): void => {
      if (form) setProblems({ ...problems, [name]: problemOf(name, new FormData(form)) });
    },
    check: (values: FormData): boolean => {
      const found = Object.fromEntries(names.map((name) => [name, problemOf(name, values)]));
      setProblems(found);
      return Object.values(found).every((problem) => problem === null);
    },
    textsIn: (values: FormData): Partial<AccountTexts> =>
      Object.fromEntries(names.map((name) => [name, textOf(values, name).trim()])),
  };
}
