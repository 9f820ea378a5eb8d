/** Line ends, other control characters, and characters that change the text direction. */
const UNSAFE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Makes user input a single line that cannot look like several or change the direction of adjacent text. Keeps joiners,
 * which emoji need.
 */
export function toSingleLine(text: string): string {
  return text.toWellFormed().replaceAll(UNSAFE, ' ').replaceAll(/ {2,}/g, ' ').trim();
}

/**
 * The first name for a greeting, or an empty text: anyone can order with any mail address, and the greeting must not
 * contain a message or a link.
 */
export function safeGreetingName(text: string): string {
  const name = toSingleLine(text);
  return /^\p{L}[\p{L}\p{M} '’-]{0,39}$/u.test(name) ? name : '';
}
