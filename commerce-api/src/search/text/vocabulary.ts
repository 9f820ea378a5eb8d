import { editDistance } from './editDistance.ts';
import { SortedWords } from './sortedWords.ts';
import { Trigrams } from './trigrams.ts';
import { removeAccents } from '../../catalog/words/removeAccents.ts';

/** Shorter beginnings of a number and shorter parts of a word would match nearly every product. */
const MIN_NUMBER_LENGTH = 3;
const MIN_PART_LENGTH = 4;
const MIN_ENDING_LENGTH = 3;
const MIN_MISSPELLED_LENGTH = 4;
/** Trigrams only select the candidates for the edit distance. */
const MIN_SIMILARITY = 0.25;

/** The words of names and filing data, and the ways in which a typed word can match them. */
export class Vocabulary {
  readonly #sorted = new SortedWords();
  readonly #trigrams = new Trigrams();

  /** @param word must not have been added before */
  add(word: string): void {
    this.#sorted.add(word);
    if (/^\p{L}+$/u.test(word)) this.#trigrams.add(word);
  }

  beginningWith(typed: string): string[] {
    return /^\p{L}/u.test(typed) || typed.length >= MIN_NUMBER_LENGTH ? this.#sorted.beginningWith(typed) : [];
  }

  /** Swedish writes `stånghandtag` in one word: `handtag` finds it. Three letters match only its end, as `vas` in `golvvas`. */
  withPart(part: string): string[] {
    if (part.length < MIN_ENDING_LENGTH) return [];
    return this.#trigrams
      .mayContain(part)
      .filter((word) => (part.length < MIN_PART_LENGTH ? word.endsWith(part) : word.includes(part)));
  }

  /** Words that contain the typed letters, ignoring accents; two letters match only the beginning of a word. */
  containing(typed: string): string[] {
    const plain = removeAccents(typed);
    if (plain.length >= MIN_ENDING_LENGTH) {
      return this.#trigrams.mayContain(plain).filter((word) => removeAccents(word).includes(plain));
    }
    return this.#trigrams.mayBeginWith(plain).filter((word) => removeAccents(word).startsWith(plain));
  }

  /** The words closest to a misspelled one: within one edit, or two for words of six letters or more. */
  misspelled(typed: string): string[] {
    if (typed.length < MIN_MISSPELLED_LENGTH || !/^\p{L}+$/u.test(typed)) return [];
    const plain = removeAccents(typed);
    const distances = this.#trigrams
      .similar(typed, MIN_SIMILARITY)
      .map((word) => ({ word, distance: editDistance(plain, removeAccents(word)) }));
    const nearest = distances.reduce((min, { distance }) => Math.min(min, distance), plain.length < 6 ? 1 : 2);
    return distances.flatMap(({ word, distance }) => (distance === nearest ? word : []));
  }
}
