import { sql } from 'kysely';
import type { Tx } from '../../platform/db/openDatabase.ts';

/** The price changes of all products by day, in the form of a catalog file. */
export async function readPriceHistory(tx: Tx) {
  const { rows } = await sql`
    select c.product_id as "productId", l.identifier as "priceList", c.changed_on::text as date,
      c.regular_minor as regular, c.selling_minor as selling, least(c.lowest_minor, c.selling_minor) as lowest
    from price_change c join price_list l on l.id = c.price_list_id
    order by c.product_id, l.id, c.changed_on
  `.execute(tx);
  return rows;
}
