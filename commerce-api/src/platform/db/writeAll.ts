import { sql, type Insertable } from 'kysely';
import type { Tx } from './openDatabase.ts';
import type { Tables } from './tables.ts';

/** Rows per statement: below PostgreSQL's 65 535 parameters, also for the widest table. */
const BATCH_SIZE = 1_000;

/** Inserts rows in batches. */
export async function insertAll<Name extends keyof Tables>(
  tx: Tx,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + BATCH_SIZE))
      .execute();
  }
}

/**
 * Inserts rows in batches, and updates the given columns of rows that exist.
 *
 * @param key the columns of a unique index
 */
export async function upsertAll<Name extends keyof Tables>(
  tx: Tx,
  table: Name,
  key: readonly (keyof Tables[Name] & string)[],
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const others = Object.keys(first).filter((column) => !key.some((part) => part === column));
  const target = sql.join(key.map((column) => sql.ref(column)));
  const values = sql.join(others.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`));
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + BATCH_SIZE))
      .modifyEnd(sql`on conflict (${target}) do update set ${values}`)
      .execute();
  }
}
