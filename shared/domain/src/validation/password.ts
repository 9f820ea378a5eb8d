import type { ValidationMessageKey } from './rule.ts';

/**
 * The strength check: longer than 6 characters (VALID-04). Of the text whose digest is sent: a composed letter counts once,
 * however the keyboard wrote it (RFC 8265).
 */
export function passesStrengthCheck(password: string): boolean {
  return password.normalize('NFC').length > 6;
}

/** Validates a password. Spaces are not trimmed (VALID-03, VALID-05). */
export function password(value: string): ValidationMessageKey | null {
  if (value === '') return 'validation.passwordRequired';
  return passesStrengthCheck(value) ? null : 'validation.passwordLength';
}

/** Validates that a repeated password is the same (VALID-06). */
export function passwordRepeated(value: string, repeated: string): ValidationMessageKey | null {
  return value.normalize('NFC') === repeated.normalize('NFC') ? null : 'validation.passwordMismatch';
}
