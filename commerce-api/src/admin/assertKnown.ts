import { sql } from 'kysely';
import type { Tx } from '../platform/db/openDatabase.ts';

/**
 * Checks that ids exist. The database would reject or omit unknown ones too, but without listing them.
 *
 * @param source of the ids, as the subject of the error message
 * @throws Error listing all ids that do not exist
 */
export async function assertKnown(
  tx: Tx,
  kind: 'brand' | 'campaign' | 'category' | 'product' | 'sku',
  ids: readonly number[],
  source: string,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(kind)} where id = any(${[...ids]}::int[])
  `.execute(tx);
  const known = new Set(rows.map(({ id }) => id));
  const unknown = [...new Set(ids)].filter((id) => !known.has(id));
  if (unknown.length > 0) throw new Error(`${source} refers to an unknown ${kind}: ${unknown.join(', ')}.`);
}
