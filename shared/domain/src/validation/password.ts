import type { ValidationMessageKey } from './rule.ts';

/** Fewest characters of a password (VALID-03). */
export const PASSWORD_MIN_LENGTH = 7;

/** The strength check: longer than 6 characters (VALID-04). */
export function isStrongPassword(value: string): boolean {
  return value.length > 6;
}

/** A new or a given password; spaces in it count (VALID-03, VALID-05). */
export function password(value: string): ValidationMessageKey | null {
  if (value === '') return 'validation.passwordRequired';
  return value.length < PASSWORD_MIN_LENGTH ? 'validation.passwordLength' : null;
}

/** A password and its repetition (VALID-06). */
export function passwordRepeated(value: string, repeated: string): ValidationMessageKey | null {
  return value === repeated ? null : 'validation.passwordMismatch';
}
