/**
 * How well a product answers a search. Higher is better; products with the same score follow by their id.
 *
 *   score = Σ over the words of the search (field × kind) + popularity − sold out
 *
 * Every word has to be found somewhere. Of all the places where it is found, the best one counts.
 *
 *   field        8 first word of the name, 6 rest of the name, 3 what it is filed under, 1 texts
 *   kind         10 the word or an inflection of it, 7 its beginning, 5 part of a compound,
 *                4 a synonym, 3 part of a compound with a synonym,
 *                3 somewhere in a word, accents aside, 2 a word spelled nearly like it
 *   popularity   3 × log10(1 + sold): 3 for nine sold, 9 for a thousand
 *   sold out     15: behind what matches as well, ahead of what matches by a lesser field or kind
 *
 * The last two kinds count only where nothing else is found for the word as it was typed.
 */
export const FIELD_WEIGHTS = [8, 6, 3, 1] as const;

export const KIND_WEIGHTS = {
  word: 10,
  beginning: 7,
  part: 5,
  synonym: 4,
  partOfSynonym: 3,
  somewhere: 3,
  misspelled: 2,
} as const;

export type MatchKind = keyof typeof KIND_WEIGHTS;

/** What a product brings along into every search: popularity, less what it loses when nobody can buy it. */
export function popularityScore({ sold, isSoldOut }: { sold: number; isSoldOut: boolean }): number {
  return 3 * Math.log10(1 + sold) - (isSoldOut ? 15 : 0);
}
