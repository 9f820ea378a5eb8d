import type { ValidationMessageKey } from './rule.ts';

/** Minimum length of a password (VALID-03). */
export const PASSWORD_MIN_LENGTH = 7;

/** The strength check: longer than 6 characters (VALID-04). */
export function isStrongPassword(value: string): boolean {
  return value.length > 6;
}

/** Validates a password. Spaces are not trimmed (VALID-03, VALID-05). */
export function password(value: string): ValidationMessageKey | null {
  if (value === '') return 'validation.passwordRequired';
  return value.length < PASSWORD_MIN_LENGTH ? 'validation.passwordLength' : null;
}

/** Validates that a repeated password is the same (VALID-06). */
export function passwordRepeated(value: string, repeated: string): ValidationMessageKey | null {
  return value === repeated ? null : 'validation.passwordMismatch';
}
