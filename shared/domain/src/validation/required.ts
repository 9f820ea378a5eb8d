import type { ValidationMessageKey } from './rule.ts';

/** A field that must be filled in; spaces alone do not count (VALID-07). */
export function required(value: string): ValidationMessageKey | null {
  return value.trim() === '' ? 'validation.required' : null;
}

/** Fails for an empty value and passes for any other, spaces included (VALID-08). */
export function nonEmpty(value: string): ValidationMessageKey | null {
  return value === '' ? 'validation.required' : null;
}
