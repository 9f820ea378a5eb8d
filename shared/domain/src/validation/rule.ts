/** Which text of `messages/{sv,en}.json` says what is wrong. */
export type ValidationMessageKey =
  | 'validation.email'
  | 'validation.passwordLength'
  | 'validation.passwordRequired'
  | 'validation.passwordMismatch'
  | 'validation.required'
  | 'validation.personalId'
  | 'validation.organizationId'
  | 'validation.phone'
  | 'validation.zip';

/** Judges the text of one field: the key of what is wrong, or null when nothing is. */
export type ValidationRule = (value: string) => ValidationMessageKey | null;

/** The same rule for a field that may be left empty (VALID-02). */
export function optional(rule: ValidationRule): ValidationRule {
  return (value) => (value.trim() === '' ? null : rule(value));
}

/** Several rules as one; the first that fails speaks. */
export function allOf(...rules: readonly ValidationRule[]): ValidationRule {
  return (value) => {
    for (const rule of rules) {
      const problem = rule(value);
      if (problem) return problem;
    }
    return null;
  };
}
