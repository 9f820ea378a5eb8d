import type { ValidationMessageKey } from './rule.ts';

const FORM = /^\+?[\d\s().-]+$/;
const MIN_DIGITS = 7;
const MAX_DIGITS = 15; // E.164

/** A phone number as people write it: 7 to 15 digits with spaces, dashes, dots and brackets. The API checks it in earnest. */
export function phone(value: string): ValidationMessageKey | null {
  const digits = value.replaceAll(/\D/g, '').length;
  return FORM.test(value.trim()) && digits >= MIN_DIGITS && digits <= MAX_DIGITS ? null : 'validation.phone';
}
