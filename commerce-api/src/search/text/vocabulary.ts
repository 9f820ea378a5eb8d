import { editDistance } from './editDistance.ts';
import { SortedWords } from './sortedWords.ts';
import { Trigrams } from './trigrams.ts';
import { removeAccents } from '../../catalog/words/removeAccents.ts';

/** Shorter beginnings of a number, and shorter parts of a word, would be found in nearly everything. */
const MIN_NUMBER_LENGTH = 3;
const MIN_PART_LENGTH = 4;
const MIN_ENDING_LENGTH = 3;
const MIN_MISSPELLED_LENGTH = 4;
/** Trigrams only choose which words are compared letter by letter. */
const MIN_SIMILARITY = 0.25;

/** The words of names and of what products are filed under, and the ways in which a typed word is one of them. */
export class Vocabulary {
  readonly #sorted = new SortedWords();
  readonly #trigrams = new Trigrams();

  /** @param word one that was not added before */
  add(word: string): void {
    this.#sorted.add(word);
    if (/^\p{L}+$/u.test(word)) this.#trigrams.add(word);
  }

  beginningWith(typed: string): string[] {
    return /^\p{L}/u.test(typed) || typed.length >= MIN_NUMBER_LENGTH ? this.#sorted.beginningWith(typed) : [];
  }

  /** Swedish writes `stånghandtag` in one word: `handtag` finds it. Three letters only at its end, as `vas` in `golvvas`. */
  withPart(part: string): string[] {
    if (part.length < MIN_ENDING_LENGTH) return [];
    return this.#trigrams
      .mayHold(part)
      .filter((word) => (part.length < MIN_PART_LENGTH ? word.endsWith(part) : word.includes(part)));
  }

  /** Accents aside; two letters only at the beginning of a word. */
  holding(typed: string): string[] {
    const plain = removeAccents(typed);
    if (plain.length >= MIN_ENDING_LENGTH) {
      return this.#trigrams.mayHold(plain).filter((word) => removeAccents(word).includes(plain));
    }
    return this.#trigrams.mayBeginWith(plain).filter((word) => removeAccents(word).startsWith(plain));
  }

  /** The words nearest to a misspelled one: one letter wrong, two in a word of six or more. */
  nearly(typed: string): string[] {
    if (typed.length < MIN_MISSPELLED_LENGTH || !/^\p{L}+$/u.test(typed)) return [];
    const plain = removeAccents(typed);
    const distances = this.#trigrams
      .similar(typed, MIN_SIMILARITY)
      .map((word) => ({ word, distance: editDistance(plain, removeAccents(word)) }));
    const nearest = distances.reduce((least, { distance }) => Math.min(least, distance), plain.length < 6 ? 1 : 2);
    return distances.flatMap(({ word, distance }) => (distance === nearest ? word : []));
  }
}
