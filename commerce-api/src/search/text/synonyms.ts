import type { QueryTerm } from '../../catalog/words/queryTerm.ts';

/** Words of the shop for words of its shoppers, in one language: `armatur` finds what is called `lampa`. */
export class Synonyms {
  /** By word and by stem, so that `armaturer` finds the same. */
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
