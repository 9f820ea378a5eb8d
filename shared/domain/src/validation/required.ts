import { cleanText } from './cleanText.ts';
import type { ValidationMessageKey } from './rule.ts';

/** Fails for an empty value, and for one that contains only spaces and invisible characters (VALID-07). */
export function required(value: string): ValidationMessageKey | null {
  return cleanText(value) === '' ? 'validation.required' : null;
}

/** Fails for an empty value and passes for any other, spaces included (VALID-08). */
export function nonEmpty(value: string): ValidationMessageKey | null {
  return value === '' ? 'validation.required' : null;
}
