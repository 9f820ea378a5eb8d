import { sql } from 'kysely';
import type { Tx } from '../../platform/db/openDatabase.ts';

/** Search synonyms, in the form of a catalog file. */
export async function readSynonyms(tx: Tx) {
  const { rows } = await sql`
    select language, word, array_agg(synonym order by synonym collate "C") as synonyms
    from search_synonym group by language, word order by language collate "C", word collate "C"
  `.execute(tx);
  return rows;
}
