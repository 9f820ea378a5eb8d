import { passesLuhn } from './luhn.ts';
import type { ValidationMessageKey } from './rule.ts';

/* The third digit is at least 2, in contrast to a personal number, where it is the first digit of a month. */
const FORM = /^(\d{2}[2-9]\d{3})-?(\d{4})$/;

/** Validates a Swedish organization number: 10 digits, an optional dash before the last four, and the Luhn check. */
export function organizationId(value: string): ValidationMessageKey | null {
  const parts = FORM.exec(value.trim());
  return parts && passesLuhn(`${parts[1]}${parts[2]}`) ? null : 'validation.organizationId';
}
