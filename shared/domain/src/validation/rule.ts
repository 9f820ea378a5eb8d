import { cleanText } from './cleanText.ts';

/** Key of an error message in `messages/{sv,en}.json`. */
export type ValidationMessageKey =
  | 'validation.email'
  | 'validation.passwordLength'
  | 'validation.passwordRequired'
  | 'validation.passwordMismatch'
  | 'validation.required'
  | 'validation.personalId'
  | 'validation.organizationId'
  | 'validation.phone'
  | 'validation.zip'
  | 'validation.orderNumber';

/** Validates the text of one field. Returns the key of the error message, or null for a valid text. */
export type ValidationRule = (value: string) => ValidationMessageKey | null;

/** Makes a rule accept an empty field (VALID-02). */
export function optional(rule: ValidationRule): ValidationRule {
  return (value) => (cleanText(value) === '' ? null : rule(value));
}

/** Combines several rules. Returns the message of the first one that fails. */
export function allOf(...rules: readonly ValidationRule[]): ValidationRule {
  return (value) => {
    for (const rule of rules) {
      const error = rule(value);
      if (error) return error;
    }
    return null;
  };
}
