import type { QueryTerm } from '../../catalog/words/queryTerm.ts';
import type { MatchKind } from './relevance.ts';
import type { Synonyms } from './synonyms.ts';
import { isHeadOf, type Vocabulary } from './vocabulary.ts';

/** A possible interpretation of a typed word. */
export interface Meaning {
  /** A word in the index. */
  word: string;
  kind: MatchKind;
}

interface Words {
  vocabulary: Vocabulary;
  synonyms: Synonyms;
}

/** The word as typed, its beginning and its parts in compounds, and its synonyms. The best meaning of a word comes first. */
export function meaningsOf(typed: QueryTerm, { vocabulary, synonyms }: Words): Meaning[] {
  const meanings: Meaning[] = [
    ...wholeWord(typed, 'word'),
    ...synonyms.of(typed).flatMap((synonym) => wholeWord(synonym, 'synonym')),
    ...meant('beginning', vocabulary.beginningWith(typed.word)),
    ...compoundsWith(typed, vocabulary),
  ];
  for (const synonym of synonyms.of(typed)) {
    const compounds = compoundsWith(synonym, vocabulary).map(({ word }) => word);
    meanings.push(...meant('distantSynonym', compounds));
  }
  return meanings;
}

/** For texts, of which a part or beginning of a word would match too many. */
export function wholeMeaningsOf(typed: QueryTerm, synonyms: Synonyms): Meaning[] {
  return [...wholeWord(typed, 'word'), ...synonyms.of(typed).flatMap((synonym) => wholeWord(synonym, 'synonym'))];
}

/** For a word without accents (`massing`), or the middle of a compound while it is being typed (`lam`). */
export function looseMeanings({ word }: QueryTerm, { vocabulary, synonyms }: Words): Meaning[] {
  const unaccented = vocabulary.unaccented(word);
  return [
    ...meant('unaccented', unaccented),
    ...distantSynonyms([...unaccented, ...synonyms.beginningWith(word)], synonyms),
    ...meant('infix', vocabulary.containing(word)),
  ];
}

export function misspelledMeanings({ word }: QueryTerm, { vocabulary, synonyms }: Words): Meaning[] {
  const words = vocabulary.misspelled(word);
  const ofSynonyms = synonyms.of({ word, stems: words });
  return [...meant('misspelled', words), ...ofSynonyms.flatMap((synonym) => wholeWord(synonym, 'misspelled'))];
}

function wholeWord({ word, stems, equivalents = [] }: QueryTerm, kind: MatchKind): Meaning[] {
  return meant(kind, [...new Set([word, ...stems, ...equivalents])]);
}

/** By the stem: `hyllor` is the thing in `vägghylla`, but only a part of `hyllkonsol`. */
function compoundsWith({ word, stems }: QueryTerm, vocabulary: Vocabulary): Meaning[] {
  const parts = stems.length > 0 ? stems : [word];
  const compounds = parts.flatMap((part) => vocabulary.withPart(part));
  const isHead = (compound: string) => parts.some((part) => isHeadOf(compound, part) || isHeadOf(compound, word));
  return [
    ...meant('head', compounds.filter(isHead)),
    ...meant(
      'part',
      compounds.filter((compound) => !isHead(compound)),
    ),
  ];
}

/** The synonyms of words that are not what was typed, but close to it: `blank` may become `blanket`. */
function distantSynonyms(words: readonly string[], synonyms: Synonyms): Meaning[] {
  return words.flatMap((word) =>
    synonyms.of({ word, stems: [] }).flatMap((synonym) => wholeWord(synonym, 'distantSynonym')),
  );
}

function meant(kind: MatchKind, words: readonly string[]): Meaning[] {
  return words.map((word) => ({ word, kind }));
}
