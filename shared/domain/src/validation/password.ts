import type { ValidationMessageKey } from './rule.ts';

/** Minimum length of a password (VALID-03). */
export const PASSWORD_MIN_LENGTH = 7;

/** The strength check: longer than 6 characters (VALID-04). */
export function isStrongPassword(value: string): boolean {
  return lengthOf(value) > 6;
}

/** Validates a password. Spaces are not trimmed (VALID-03, VALID-05). */
export function password(value: string): ValidationMessageKey | null {
  if (value === '') return 'validation.passwordRequired';
  return lengthOf(value) < PASSWORD_MIN_LENGTH ? 'validation.passwordLength' : null;
}

/** Validates that a repeated password is the same (VALID-06). */
export function passwordRepeated(value: string, repeated: string): ValidationMessageKey | null {
  return value.normalize('NFC') === repeated.normalize('NFC') ? null : 'validation.passwordMismatch';
}

/** Of the text whose digest is sent: a composed letter counts once, however the keyboard wrote it (RFC 8265). */
function lengthOf(value: string): number {
  return value.normalize('NFC').length;
}
