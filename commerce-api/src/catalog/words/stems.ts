import { LRUCache } from 'lru-cache';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/openDatabase.ts';
import type { LanguageCode } from '../../markets/channels.ts';
import type { QueryTerm } from './queryTerm.ts';

const DICTIONARIES = { sv: 'swedish_stem', en: 'english_stem' } as const satisfies Record<LanguageCode, string>;
const CACHE_SIZE = 20_000;

/** Stems words with PostgreSQL's dictionaries, for products and queries alike. */
export class Stems {
  readonly #cached: Record<LanguageCode, LRUCache<string, QueryTerm>> = {
    sv: new LRUCache({ max: CACHE_SIZE }),
    en: new LRUCache({ max: CACHE_SIZE }),
  };

  /** Returns the terms in the order of `words`. Reads all uncached words with one statement. */
  async of(db: Db | Tx, words: readonly string[], language: LanguageCode): Promise<QueryTerm[]> {
    const cached = this.#cached[language];
    const found = new Map<string, QueryTerm>();
    const missing = new Set<string>();
    for (const word of words) {
      const term = cached.get(word);
      if (term) found.set(word, term);
      else missing.add(word);
    }
    if (missing.size > 0) {
      const { rows } = await sql<QueryTerm>`
        select word, ts_lexize(${sql.lit(DICTIONARIES[language])}, word) as stems from unnest(${[...missing]}::text[]) word
      `.execute(db);
      for (const row of rows) {
        found.set(row.word, row);
        cached.set(row.word, row);
      }
    }
    return words.flatMap((word) => found.get(word) ?? []);
  }
}
