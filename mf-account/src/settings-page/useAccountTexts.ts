import { useState } from 'react';
import type { ValidationMessageKey, ValidationRule } from '@hemvaror/domain/validation/rule';
import { sentText, type TextKind } from '@hemvaror/domain/validation/sentText';
import { textOf } from '../account-panel/useAccountForm.ts';
import { customerTypeOf, textsOf, type Account, type AccountTexts, type TextField } from './account.ts';

/** Validation rules of the text fields. A rule may depend on other values of the form. */
export type TextRules = Partial<Record<TextField, (values: FormData) => ValidationRule>>;

/** Initial values, validation and errors of the text fields of a form. */
export function useAccountTexts(account: Account, names: readonly TextField[], rules: TextRules) {
  const [errors, setErrors] = useState<Partial<Record<TextField, ValidationMessageKey | null>>>({});

  function errorOf(name: TextField, values: FormData): ValidationMessageKey | null {
    return rules[name]?.(values)(textOf(values, name)) ?? null;
  }

  return {
    texts: textsOf(account),
    errors,
    validate: (name: TextField, { form }: HTMLInputElement): void => {
      if (form) setErrors({ ...errors, [name]: errorOf(name, new FormData(form)) });
    },
    check: (values: FormData): boolean => {
      const newErrors = Object.fromEntries(names.map((name) => [name, errorOf(name, values)]));
      setErrors(newErrors);
      return Object.values(newErrors).every((error) => error === null);
    },
    /** The texts as they are sent. @param countryCode of the address */
    textsIn: (values: FormData, countryCode: string): Partial<AccountTexts> =>
      Object.fromEntries(
        names.map((name) => [name, sentText(kindOf(name, account), textOf(values, name), countryCode)]),
      ),
  };
}

function kindOf(name: TextField, account: Account): TextKind {
  if (name === 'personalId') return customerTypeOf(account) === 'ORGANIZATION' ? 'organizationId' : 'other';
  return name === 'phone' || name === 'zip' ? name : 'other';
}
