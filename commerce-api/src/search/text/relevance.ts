/**
 * Relevance of a product for a search. Higher is better; products with the same score are sorted by id.
 *
 *   score = Σ over the words of the search (field × kind) + popularity − sold out
 *
 * Of all matches of a word, the best one counts.
 *
 *   field        10 the thing in the name, 6 rest of the name, 3 filing data such as brand and material, 1 texts
 *   kind         10 the word or an inflection of it, 9 the word without accents, 8 a synonym, 7 its beginning,
 *                6 the thing in a compound, 5 a compound with a synonym, 4 another part of a compound,
 *                3 inside a word, ignoring accents, 2 a misspelled word
 *   popularity   3 × log10(1 + sold): 3 for nine sold, 9 for a thousand
 *   sold out     15: after equally good matches, before matches of a lower field or kind
 *
 * `textIndex.ts` decides which kinds apply.
 */
const FIELD_WEIGHTS = [10, 6, 3, 1] as const;

const KIND_WEIGHTS = {
  word: 10,
  unaccented: 9,
  synonym: 8,
  beginning: 7,
  head: 6,
  distantSynonym: 5,
  part: 4,
  infix: 3,
  misspelled: 2,
} as const;

export type MatchKind = keyof typeof KIND_WEIGHTS;

/** field × kind, by field. */
export function weightsOf(kind: MatchKind): number[] {
  return FIELD_WEIGHTS.map((weight) => weight * KIND_WEIGHTS[kind]);
}

/** The part of the score that does not depend on the search: popularity, reduced if the product is sold out. */
export function popularityScore({ sold, isSoldOut }: { sold: number; isSoldOut: boolean }): number {
  return 3 * Math.log10(1 + sold) - (isSoldOut ? 15 : 0);
}
