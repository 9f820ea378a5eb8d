import type { ValidationMessageKey } from './rule.ts';

/** A Swedish zip: five digits, the first not 0, a space after the third allowed. */
export function zip(value: string): ValidationMessageKey | null {
  return /^[1-9]\d{2} ?\d{2}$/.test(value.trim()) ? null : 'validation.zip';
}
