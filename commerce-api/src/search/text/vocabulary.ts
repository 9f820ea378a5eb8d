import { editDistance } from './editDistance.ts';
import { SortedWords } from './sortedWords.ts';
import { Trigrams, type SpelledWord } from './trigrams.ts';
import { removeAccents } from '../../catalog/words/removeAccents.ts';

/** Shorter beginnings of a number and shorter parts of a word would match nearly every product. */
const MIN_NUMBER_LENGTH = 3;
const MIN_PART_LENGTH = 4;
const MIN_ENDING_LENGTH = 3;
const MIN_MISSPELLED_LENGTH = 4;
/** Length of the shortest first part of a compound, as in `ekhylla`. */
const MIN_FRONT_LENGTH = 2;
/** Trigrams only select the candidates for the edit distance. */
const MIN_SIMILARITY = 0.25;

/** The words of names and filing data, and the ways in which a typed word can match them. */
export class Vocabulary {
  readonly #sorted = new SortedWords();
  readonly #trigrams = new Trigrams();
  /** The words of letters by their unaccented form. */
  readonly #unaccented = new Map<string, string[]>();
  /** Words that have synonyms, but no products. */
  readonly #onlySynonyms = new Set<string>();

  /** @param word must not have been added before */
  add(word: string): void {
    if (!this.#onlySynonyms.delete(word)) this.#insert(word);
  }

  /** Adds words that have synonyms. Call it first. */
  addSynonyms(words: Iterable<string>): void {
    for (const word of words) {
      this.#onlySynonyms.add(word);
      this.#insert(word);
    }
  }

  /** The words that differ from the typed one in accents only. */
  unaccented(typed: string): readonly string[] {
    return this.#unaccented.get(removeAccents(typed)) ?? [];
  }

  beginningWith(typed: string): string[] {
    return /^\p{L}/u.test(typed) || typed.length >= MIN_NUMBER_LENGTH ? this.#sorted.beginningWith(typed) : [];
  }

  /** Swedish writes `stånghandtag` in one word: `handtag` finds it. Three letters match only its end, as `vas` in `golvvas`. */
  withPart(part: string): string[] {
    if (part.length < MIN_ENDING_LENGTH) return [];
    return wordsOf(
      this.#trigrams
        .mayContain(part)
        .filter(({ word }) => (part.length < MIN_PART_LENGTH ? isHeadOf(word, part) : word.includes(part))),
    );
  }

  /** Whether at least two different compounds end with the word: `lampa` in `vägglampa` and `bordslampa`. */
  isHeadOfCompounds(word: string): boolean {
    if (word.length < MIN_PART_LENGTH) return false;
    const compounds = this.withPart(word).filter(
      (one) => isHeadOf(one, word, MIN_ENDING_LENGTH) && !this.#onlySynonyms.has(one),
    );
    return compounds.length > 1;
  }

  /** Words that contain the typed letters, ignoring accents; two letters match only the beginning of a word. */
  containing(typed: string): string[] {
    const plain = removeAccents(typed);
    if (plain.length >= MIN_ENDING_LENGTH) {
      return wordsOf(this.#trigrams.mayContain(plain).filter(({ unaccented }) => unaccented.includes(plain)));
    }
    return wordsOf(this.#trigrams.mayBeginWith(plain).filter(({ unaccented }) => unaccented.startsWith(plain)));
  }

  /** The words closest to a misspelled one: within one edit, or two for words of eight letters or more. */
  misspelled(typed: string): string[] {
    if (typed.length < MIN_MISSPELLED_LENGTH || !/^\p{L}+$/u.test(typed)) return [];
    const plain = removeAccents(typed);
    const maxDistance = plain.length < 8 ? 1 : 2;
    const distances = this.#trigrams
      .similar(typed, MIN_SIMILARITY)
      .filter(({ unaccented }) => Math.abs(unaccented.length - plain.length) <= maxDistance)
      .map(({ word, unaccented }) => ({ word, distance: editDistance(plain, unaccented) }));
    const nearest = distances.reduce((min, { distance }) => Math.min(min, distance), maxDistance);
    return distances.flatMap(({ word, distance }) => (distance === nearest ? word : []));
  }

  #insert(word: string): void {
    this.#sorted.add(word);
    if (!/^\p{L}+$/u.test(word)) return;
    const plain = removeAccents(word);
    this.#trigrams.add(word, plain);
    this.#unaccented.set(plain, [...(this.#unaccented.get(plain) ?? []), word]);
  }
}

function wordsOf(spelled: readonly SpelledWord[]): string[] {
  return spelled.map(({ word }) => word);
}

/** Whether the compound ends with the word, after a first part: `läd` is not the end of the compound `pläd`. */
export function isHeadOf(compound: string, word: string, minFrontLength = MIN_FRONT_LENGTH): boolean {
  return compound.length >= word.length + minFrontLength && compound.endsWith(word);
}
