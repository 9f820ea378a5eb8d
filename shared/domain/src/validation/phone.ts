import { cleanText } from './cleanText.ts';
import type { ValidationMessageKey } from './rule.ts';

/** Links and contact lists write `tel:` before the number. */
const PREFIX = /^tel:\s*/i;
const SEPARATORS = /[ ().\-/]/g;
/** 7 to 15 digits (E.164), after `+` or `00` for a number with its country. */
const NUMBER = /^(?:\+|00)?\d{7,15}$/;

/** Validates a phone number: 7 to 15 digits with spaces, dashes, dots, slashes and parentheses. */
export function phone(value: string): ValidationMessageKey | null {
  return phoneFrom(value) === undefined ? 'validation.phone' : null;
}

/** The cleaned number with its separators and without `tel:`; undefined if the text is not a phone number. */
export function phoneFrom(text: string): string | undefined {
  const number = cleanText(text).replace(PREFIX, '');
  return NUMBER.test(number.replaceAll(SEPARATORS, '')) ? number : undefined;
}
