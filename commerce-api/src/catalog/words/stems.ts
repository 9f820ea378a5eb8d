import { LRUCache } from 'lru-cache';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/openDatabase.ts';
import type { LanguageCode } from '../../markets/channels.ts';
import type { QueryTerm } from './queryTerm.ts';

const DICTIONARIES = { sv: 'swedish_stem', en: 'english_stem' } as const satisfies Record<LanguageCode, string>;
const CACHE_SIZE = 20_000;

/** Words with their stems as PostgreSQL's dictionaries give them: the same for products and for searches. */
export class Stems {
  readonly #known: Record<LanguageCode, LRUCache<string, QueryTerm>> = {
    sv: new LRUCache({ max: CACHE_SIZE }),
    en: new LRUCache({ max: CACHE_SIZE }),
  };

  /** In the given order; one statement for all that were not asked for lately. */
  async of(db: Db | Tx, words: readonly string[], language: LanguageCode): Promise<QueryTerm[]> {
    const known = this.#known[language];
    const found = new Map<string, QueryTerm>();
    const missing = new Set<string>();
    for (const word of words) {
      const one = known.get(word);
      if (one) found.set(word, one);
      else missing.add(word);
    }
    if (missing.size > 0) {
      const { rows } = await sql<QueryTerm>`
        select word, ts_lexize(${sql.lit(DICTIONARIES[language])}, word) as stems from unnest(${[...missing]}::text[]) word
      `.execute(db);
      for (const row of rows) {
        found.set(row.word, row);
        known.set(row.word, row);
      }
    }
    return words.flatMap((word) => found.get(word) ?? []);
  }
}
