import type { QueryTerm } from '../../catalog/words/queryTerm.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A typed compound, split into two words of the shop: `mässingsknoppar` into `mässing` and `knopp`. */
export interface Compound {
  front: QueryTerm;
  /** The noun that names the product. */
  back: QueryTerm;
}

const MIN_FRONT_LENGTH = 2;
const MIN_BACK_LENGTH = 3;
/** With a shorter unknown front, the back is too often a coincidence: the end of `kanvas` is not a vase. */
const MIN_UNKNOWN_FRONT_LENGTH = 3;
const MIN_LENGTH_WITH_UNKNOWN_FRONT = 7;
/** Letters that join the parts of a compound: `mässing-s-knopp`. */
const LINK = /[seou]$/;

/** The splits of a word into two known ones, those with the longest thing first. */
export function compoundsOf(term: QueryTerm, vocabulary: Vocabulary): Compound[] {
  return splitsOf(term, MIN_FRONT_LENGTH).flatMap(([front, back]) => {
    const fronts = [front, front.replace(LINK, '')].flatMap((one) => knownTerm(one, vocabulary) ?? []);
    const thing = fronts.length > 0 && thingTerm(back, vocabulary);
    return thing ? fronts.map((known) => ({ front: known, back: thing })) : [];
  });
}

/** The things that the word may be a kind of, although the shop does not know the kind: `lampa` for `taklampa`. */
export function thingsIn(term: QueryTerm, vocabulary: Vocabulary): QueryTerm[] {
  return splitsOf(term, MIN_UNKNOWN_FRONT_LENGTH)
    .filter(([front, back]) => front.length + back.length >= MIN_LENGTH_WITH_UNKNOWN_FRONT)
    .flatMap(([, back]) => thingTerm(back, vocabulary) ?? []);
}

/** All splits of the word and its stems into two, the longest back first. */
function splitsOf({ word, stems }: QueryTerm, minFrontLength: number): [front: string, back: string][] {
  return [...new Set([word, ...stems])].flatMap((whole) => {
    const count = Math.max(0, whole.length - minFrontLength - MIN_BACK_LENGTH + 1);
    return Array.from({ length: count }, (_split, at): [string, string] => {
      return [whole.slice(0, minFrontLength + at), whole.slice(minFrontLength + at)];
    });
  });
}

function thingTerm(word: string, vocabulary: Vocabulary): QueryTerm | undefined {
  return knownTerm(word, vocabulary) ?? (vocabulary.isHeadOfCompounds(word) ? { word, stems: [word] } : undefined);
}

/** The word with its spellings in the vocabulary as stems. */
function knownTerm(word: string, vocabulary: Vocabulary): QueryTerm | undefined {
  const spellings = vocabulary.unaccented(word);
  return spellings.length > 0 ? { word, stems: spellings } : undefined;
}
