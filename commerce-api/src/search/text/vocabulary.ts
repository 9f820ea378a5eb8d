import { editDistance } from './editDistance.ts';
import { SortedWords } from './sortedWords.ts';
import { Trigrams } from './trigrams.ts';
import { unaccented } from '../../catalog/words/unaccented.ts';

/** Shorter beginnings of a number, and shorter parts of a word, would be found in nearly everything. */
const SHORTEST_NUMBER = 3;
const SHORTEST_PART = 4;
const SHORTEST_END = 3;
const SHORTEST_MISSPELLED = 4;
/** Trigrams only choose which words are compared letter by letter. */
const LEAST_SIMILARITY = 0.25;

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
    return /^\p{L}/u.test(typed) || typed.length >= SHORTEST_NUMBER ? this.#sorted.beginningWith(typed) : [];
  }

  /** Swedish writes `stånghandtag` in one word: `handtag` finds it. Three letters only at its end, as `vas` in `golvvas`. */
  withPart(part: string): string[] {
    if (part.length < SHORTEST_END) return [];
    return this.#trigrams
      .mayHold(part)
      .filter((word) => (part.length < SHORTEST_PART ? word.endsWith(part) : word.includes(part)));
  }

  /** Accents aside; two letters only at the beginning of a word. */
  holding(typed: string): string[] {
    const plain = unaccented(typed);
    if (plain.length >= SHORTEST_END) {
      return this.#trigrams.mayHold(plain).filter((word) => unaccented(word).includes(plain));
    }
    return this.#trigrams.mayBeginWith(plain).filter((word) => unaccented(word).startsWith(plain));
  }

  /** The words nearest to a misspelled one: one letter wrong, two in a word of six or more. */
  nearly(typed: string): string[] {
    if (typed.length < SHORTEST_MISSPELLED || !/^\p{L}+$/u.test(typed)) return [];
    const plain = unaccented(typed);
    const distances = this.#trigrams
      .similar(typed, LEAST_SIMILARITY)
      .map((word) => ({ word, distance: editDistance(plain, unaccented(word)) }));
    const nearest = distances.reduce((least, { distance }) => Math.min(least, distance), plain.length < 6 ? 1 : 2);
    return distances.flatMap(({ word, distance }) => (distance === nearest ? word : []));
  }
}
