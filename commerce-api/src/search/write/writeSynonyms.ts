import { sql } from 'kysely';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { insertAll } from '../../platform/db/writeAll.ts';
import type { SynonymsEntry } from '../../model/catalogEntries.ts';

/** Replaces the synonyms of these words. Synonyms of other words stay. */
export async function writeSynonyms(tx: Tx, entries: readonly SynonymsEntry[]): Promise<void> {
  await sql`
    delete from search_synonym s
    using unnest(
      ${entries.map(({ language }) => language)}::text[], ${entries.map(({ word }) => word)}::text[]
    ) as e (language, word)
    where s.language = e.language and s.word = e.word
  `.execute(tx);
  const rows = entries.flatMap(({ language, word, synonyms }) =>
    synonyms.map((synonym) => ({ language, word, synonym })),
  );
  await insertAll(tx, 'search_synonym', rows);
}
