import { cleanText } from './cleanText.ts';
import type { ValidationMessageKey } from './rule.ts';

const LETTER = /\p{L}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Validates a required first or last name: at least one letter. */
export function personName(value: string): ValidationMessageKey | null {
  return containsVisible(value, LETTER);
}

/** Validates a required name of a company: at least one letter or digit. */
export function companyName(value: string): ValidationMessageKey | null {
  return containsVisible(value, LETTER_OR_DIGIT);
}

/** Validates a required street address or box: at least one letter or digit. */
export function addressLine(value: string): ValidationMessageKey | null {
  return containsVisible(value, LETTER_OR_DIGIT);
}

/** Validates a required city: at least one letter. */
export function city(value: string): ValidationMessageKey | null {
  return containsVisible(value, LETTER);
}

/** Signs alone, such as a dash, are no name: the field counts as empty. */
function containsVisible(value: string, character: RegExp): ValidationMessageKey | null {
  return character.test(cleanText(value)) ? null : 'validation.required';
}
