import { sql } from 'kysely';
import type { Db } from '../../platform/db/openDatabase.ts';

/** The products among `ids` that lists omit because their variant group is represented by its main product. */
export async function readCollapsed(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select p.id from product p join product_family f on f.key = p.family
    where p.id = any(${[...ids]}::int[]) and f.collapse_in_lists and p.id <> coalesce(
      (select m.id from product m where m.id = f.main_product_id and m.active),
      (select min(m.id) from product m where m.family = p.family and m.active)
    )
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}
