import { sql } from 'kysely';
import type { Tx } from '../../platform/db/openDatabase.ts';

/** Adds products to the ancestors of their categories, without a position. */
export async function refreshAncestors(tx: Tx, productIds: readonly number[]): Promise<void> {
  const ids = [...productIds];
  await sql`delete from product_category where position is null and product_id = any(${ids}::int[])`.execute(tx);
  // "union" instead of "union all" ends a cycle of parents.
  await sql`
    with recursive above as (
      select p.product_id, c.parent_id as category_id
      from product_category p join category c on c.id = p.category_id
      where p.product_id = any(${ids}::int[]) and c.parent_id <> 0
      union
      select a.product_id, c.parent_id from above a join category c on c.id = a.category_id where c.parent_id <> 0
    )
    insert into product_category (product_id, category_id) select product_id, category_id from above
    on conflict do nothing
  `.execute(tx);
}
