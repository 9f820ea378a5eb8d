export interface MatchPart {
  text: string;
  isMatch: boolean;
}

/** A sequence of letters and digits with their combining marks. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/**
 * Splits a name into matches of the search words and the text between them. Joined, the parts equal the name.
 *
 * @param search as typed; each word is matched separately and case-insensitively
 */
export function highlightParts(name: string, search: string): MatchPart[] {
  const words = (search.match(WORD) ?? []).toSorted((left, right) => right.length - left.length);
  if (words.length === 0) return [{ text: name, isMatch: false }];

  // Words contain only letters, digits and marks, so they need no escaping.
  const pattern = new RegExp(`((?:${words.join('|')})\\p{M}*)`, 'giu');
  return name
    .split(pattern)
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
