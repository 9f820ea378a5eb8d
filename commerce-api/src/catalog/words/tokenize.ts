/** Longer ones are no words, and PostgreSQL would refuse to keep them. */
const MAX_LENGTH = 200;

/**
 * The words of a text, lower case; what is neither letter nor digit separates them. Texts of products and of searches go
 * through here alike, so that `80×60`, `LV-1042` and a decomposed `ä` are the same words on both sides.
 */
export function tokenize(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter(({ length }) => length <= MAX_LENGTH);
}
