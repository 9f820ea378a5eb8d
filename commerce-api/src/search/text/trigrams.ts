import { removeAccents } from '../../catalog/words/removeAccents.ts';

/** Trigrams of a word padded with two blanks before and one after, so that its beginning weighs more. */
function trigramsOf(padded: string): string[] {
  const trigrams = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) trigrams.add(padded.slice(at, at + 3));
  return [...trigrams];
}

/** Words by the trigrams of their unaccented letters, for parts of words and for misspelled words. */
export class Trigrams {
  readonly #words = new Map<string, string[]>();

  add(word: string): void {
    for (const trigram of trigramsOf(`  ${removeAccents(word)} `)) {
      const words = this.#words.get(trigram);
      if (words) words.push(word);
      else this.#words.set(trigram, [word]);
    }
  }

  /** Candidates that may contain `part` (at least three letters), with false positives. */
  mayContain(part: string): readonly string[] {
    return this.#withRarest(trigramsOf(removeAccents(part)));
  }

  /** Candidates that may begin with `beginning`, ignoring accents, with false positives. */
  mayBeginWith(beginning: string): readonly string[] {
    return this.#withRarest(trigramsOf(`  ${removeAccents(beginning)}`));
  }

  /** @param minShare minimum share of common trigrams, 0…1 */
  similar(word: string, minShare: number): string[] {
    const trigrams = trigramsOf(`  ${removeAccents(word)} `);
    const shared = new Map<string, number>();
    for (const trigram of trigrams) {
      for (const other of this.#words.get(trigram) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    return [...shared].flatMap(([other, count]) => {
      const all = trigrams.length + trigramsOf(`  ${removeAccents(other)} `).length - count;
      return count / all >= minShare ? other : [];
    });
  }

  #withRarest(trigrams: readonly string[]): readonly string[] {
    const lists = trigrams.map((trigram) => this.#words.get(trigram) ?? []);
    return lists.reduce((rarest, list) => (list.length < rarest.length ? list : rarest), lists[0] ?? []);
  }
}
