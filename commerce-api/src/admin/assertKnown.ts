import { sql } from 'kysely';
import type { Tx } from '../platform/db/openDatabase.ts';

/**
 * The database would refuse these too, or leave them out, but without naming them.
 *
 * @param named by whom, as the error says it
 * @throws Error with all ids that do not exist
 */
export async function assertKnown(
  tx: Tx,
  kind: 'brand' | 'category' | 'product' | 'sku',
  ids: readonly number[],
  named: string,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(kind)} where id = any(${[...ids]}::int[])
  `.execute(tx);
  const known = new Set(rows.map(({ id }) => id));
  const unknown = [...new Set(ids)].filter((id) => !known.has(id));
  if (unknown.length > 0) throw new Error(`${named} names what does not exist: ${kind} ${unknown.join(', ')}.`);
}
