/** Longer strings are not words, and PostgreSQL cannot store them in a tsvector. */
const MAX_LENGTH = 200;

/** `c/c`, from center to center: one word, as shoppers also type `cc`. */
const SINGLE_LETTERS = /(?<![\p{L}\p{N}])(\p{L})\/(\p{L})(?!\p{L})/gu;

/**
 * Splits a text into lowercase words at every character other than a letter or digit. Product texts and queries both use
 * it, so that `80×60`, `LV-1042` and a decomposed `ä` become the same words on both sides.
 */
export function tokenize(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(SINGLE_LETTERS, '$1$2')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter(({ length }) => length <= MAX_LENGTH);
}
