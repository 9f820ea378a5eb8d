import type { QueryTerm } from '../../catalog/words/queryTerm.ts';
import type { MatchKind } from './relevance.ts';
import type { Synonyms } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A possible interpretation of a typed word. */
export interface Meaning {
  /** A word in the index. */
  word: string;
  kind: MatchKind;
  /** Whether texts are searched as well. A part or beginning of a word would match too many of them. */
  isWhole: boolean;
}

export function meaningsOf(typed: QueryTerm, vocabulary: Vocabulary, synonyms: Synonyms): Meaning[] {
  const meanings: Meaning[] = [
    ...wholeWord(typed, 'word'),
    ...parts('beginning', vocabulary.beginningWith(typed.word)),
    ...parts('part', partsOf(typed, vocabulary)),
  ];
  for (const synonym of synonyms.of(typed)) {
    meanings.push(...wholeWord(synonym, 'synonym'), ...parts('partOfSynonym', partsOf(synonym, vocabulary)));
  }
  return meanings;
}

/** For a word without accents (`massing`), or the middle of a compound while it is being typed (`lam`). */
export function looseMeanings({ word }: QueryTerm, vocabulary: Vocabulary): Meaning[] {
  return parts('infix', vocabulary.containing(word));
}

export function misspelledMeanings({ word }: QueryTerm, vocabulary: Vocabulary): Meaning[] {
  return parts('misspelled', vocabulary.misspelled(word));
}

function wholeWord({ word, stems }: QueryTerm, kind: MatchKind): Meaning[] {
  return [...new Set([word, ...stems])].map((one) => ({ word: one, kind, isWhole: true }));
}

/** By the stem: `lampor` is a part of `vägglampa`. */
function partsOf({ word, stems }: QueryTerm, vocabulary: Vocabulary): string[] {
  return (stems.length > 0 ? stems : [word]).flatMap((stem) => vocabulary.withPart(stem));
}

function parts(kind: MatchKind, words: readonly string[]): Meaning[] {
  return words.map((word) => ({ word, kind, isWhole: false }));
}
