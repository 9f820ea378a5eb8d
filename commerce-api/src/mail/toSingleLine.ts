/** Line ends, other control characters, and those that turn the direction of what follows them. */
const UNSAFE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/**
 * What somebody typed, as one line that cannot look like several or change what stands beside it. Joiners stay: they
 * hold emoji together.
 */
export function toSingleLine(text: string): string {
  return text.toWellFormed().replaceAll(UNSAFE, ' ').replaceAll(/ {2,}/g, ' ').trim();
}

/**
 * A first name to greet by, or an empty text: anybody may send an order's mail to anybody, and a greeting must not
 * carry their message or a link.
 */
export function safeGreetingName(text: string): string {
  const name = toSingleLine(text);
  return /^\p{L}[\p{L}\p{M} '’-]{0,39}$/u.test(name) ? name : '';
}
