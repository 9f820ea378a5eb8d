import type { QueryTerm } from '../../catalog/words/queryTerm.ts';

/** Synonyms of one language: `armatur` finds products named `lampa`. */
export class Synonyms {
  /** By word and by stem, so that `armaturer` has the same synonyms. */
  readonly #synonyms = new Map<string, QueryTerm[]>();

  add({ word, stems }: QueryTerm, synonym: QueryTerm): void {
    for (const one of new Set([word, ...stems])) {
      this.#synonyms.set(one, [...(this.#synonyms.get(one) ?? []), synonym]);
    }
  }

  of({ word, stems }: QueryTerm): QueryTerm[] {
    return [...new Set([word, ...stems].flatMap((one) => this.#synonyms.get(one) ?? []))];
  }
}
