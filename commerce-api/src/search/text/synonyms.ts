import type { QueryTerm } from '../../catalog/words/queryTerm.ts';

/** Shorter beginnings would match too many words. */
const MIN_BEGINNING_LENGTH = 3;

/** Synonyms of one language: `armatur` finds products named `lampa`. */
export class Synonyms {
  /** By word and by stem, so that `armaturer` has the same synonyms. */
  readonly #synonyms = new Map<string, QueryTerm[]>();
  readonly #words = new Set<string>();

  add({ word, stems }: QueryTerm, synonym: QueryTerm): void {
    this.#words.add(word);
    for (const one of new Set([word, ...stems])) {
      this.#synonyms.set(one, [...(this.#synonyms.get(one) ?? []), synonym]);
    }
  }

  of({ word, stems }: QueryTerm): QueryTerm[] {
    return [...new Set([word, ...stems].flatMap((one) => this.#synonyms.get(one) ?? []))];
  }

  /** The words with this beginning that have synonyms. */
  beginningWith(typed: string): string[] {
    return typed.length < MIN_BEGINNING_LENGTH ? [] : [...this.#words].filter((word) => word.startsWith(typed));
  }

  /** The words that have synonyms. */
  words(): Iterable<string> {
    return this.#words;
  }
}
