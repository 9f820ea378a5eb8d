import type { ValidationMessageKey } from './rule.ts';

/** Validates a Swedish postal code: five digits, the first not 0, an optional space after the third. */
export function zip(value: string): ValidationMessageKey | null {
  return /^[1-9]\d{2} ?\d{2}$/.test(value.trim()) ? null : 'validation.zip';
}
