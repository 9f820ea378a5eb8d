import { cleanText } from './cleanText.ts';

const QUOTES = /[ \p{Pi}\p{Pf}"'`‚„]/gu;
const SURROUNDING = /^[^\p{L}\p{N}_-]+|[^\p{L}\p{N}\p{M}_-]+$/gu;
const MAX_LENGTH = 100;

/**
 * The code in the one spelling in which it is stored and compared. Codes are read aloud, typed on phones and copied from
 * sentences, so upper and lower case, spaces, quotes and the punctuation around them do not matter. Empty for a text without
 * a code.
 */
export function promoCodeFrom(text: string): string {
  const capitals = cleanText(cleanText(text).toUpperCase());
  const code = Array.from(capitals).slice(0, MAX_LENGTH).join('').replaceAll(QUOTES, '').replaceAll(SURROUNDING, '');
  // Two characters may now compose one letter.
  return cleanText(code);
}
