import type { Insertable } from 'kysely';
import type { Tx } from '../db/openDatabase.ts';
import type { Tables } from '../db/tables.ts';

/** Below PostgreSQL's 65 535 parameters for a statement, also for the widest table. */
const AT_ONCE = 1_000;

/** Many rows in few statements; none for no rows. */
export async function insertAll<Name extends keyof Tables>(
  tx: Tx,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + AT_ONCE))
      .execute();
  }
}
