import { removeAccents } from '../../catalog/words/removeAccents.ts';

/** Trigrams of a word padded with two blanks before and one after, so that its beginning weighs more. */
function trigramsOf(padded: string): string[] {
  const trigrams = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) trigrams.add(padded.slice(at, at + 3));
  return [...trigrams];
}

/** A word of letters. What searches compare is stored: to compute it for each candidate would take longer than the rest. */
export interface SpelledWord {
  word: string;
  unaccented: string;
  trigrams: number;
}

/** Words by the trigrams of their unaccented letters, for parts of words and for misspelled words. */
export class Trigrams {
  readonly #words = new Map<string, SpelledWord[]>();

  /** @param unaccented see `removeAccents` */
  add(word: string, unaccented: string): void {
    const trigrams = trigramsOf(`  ${unaccented} `);
    const spelled = { word, unaccented, trigrams: trigrams.length };
    for (const trigram of trigrams) {
      const words = this.#words.get(trigram);
      if (words) words.push(spelled);
      else this.#words.set(trigram, [spelled]);
    }
  }

  /** Candidates that may contain `part` (at least three letters), with false positives. */
  mayContain(part: string): readonly SpelledWord[] {
    return this.#withRarest(trigramsOf(removeAccents(part)));
  }

  /** Candidates that may begin with `beginning`, ignoring accents, with false positives. */
  mayBeginWith(beginning: string): readonly SpelledWord[] {
    return this.#withRarest(trigramsOf(`  ${removeAccents(beginning)}`));
  }

  /** @param minShare minimum share of common trigrams, 0…1 */
  similar(word: string, minShare: number): SpelledWord[] {
    const trigrams = trigramsOf(`  ${removeAccents(word)} `);
    const shared = new Map<SpelledWord, number>();
    for (const trigram of trigrams) {
      for (const other of this.#words.get(trigram) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    return [...shared].flatMap(([other, count]) => {
      const all = trigrams.length + other.trigrams - count;
      return count / all >= minShare ? other : [];
    });
  }

  #withRarest(trigrams: readonly string[]): readonly SpelledWord[] {
    const lists = trigrams.map((trigram) => this.#words.get(trigram) ?? []);
    return lists.reduce((rarest, list) => (list.length < rarest.length ? list : rarest), lists[0] ?? []);
  }
}
