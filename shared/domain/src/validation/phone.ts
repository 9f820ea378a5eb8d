import type { ValidationMessageKey } from './rule.ts';

const FORM = /^\+?[\d\s().-]+$/;
const MIN_DIGITS = 7;
const MAX_DIGITS = 15; // E.164

/** Validates a phone number: 7 to 15 digits with spaces, dashes, dots and parentheses. The API validates it more strictly. */
export function phone(value: string): ValidationMessageKey | null {
  const digits = value.replaceAll(/\D/g, '').length;
  return FORM.test(value.trim()) && digits >= MIN_DIGITS && digits <= MAX_DIGITS ? null : 'validation.phone';
}
