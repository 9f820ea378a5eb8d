export interface MatchPart {
  text: string;
  isMatch: boolean;
}

/** A letter or a digit, then also the marks that belong to it. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/**
 * Where a name holds what was searched for. Joined again, the parts are the name, sign by sign.
 *
 * @param search as typed; its words are looked for one by one, whatever their case
 */
export function highlightParts(name: string, search: string): MatchPart[] {
  const words = (search.match(WORD) ?? []).toSorted((left, right) => right.length - left.length);
  if (words.length === 0) return [{ text: name, isMatch: false }];

  // Words hold letters and digits only, so nothing in them means something to a pattern.
  const pattern = new RegExp(`((?:${words.join('|')})\\p{M}*)`, 'giu');
  return name
    .split(pattern)
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
