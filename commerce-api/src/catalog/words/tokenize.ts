/** Longer strings are not words, and PostgreSQL cannot store them in a tsvector. */
const MAX_LENGTH = 200;

/**
 * Splits a text into lowercase words at every character other than a letter or digit. Product texts and queries both use
 * it, so that `80×60`, `LV-1042` and a decomposed `ä` become the same words on both sides.
 */
export function tokenize(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter(({ length }) => length <= MAX_LENGTH);
}
