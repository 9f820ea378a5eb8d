import { sql } from 'kysely';
import type { Tx } from '../platform/db/openDatabase.ts';
import { daysBefore, shopDate } from '../markets/shopDate.ts';

/** Age of the demo's price reductions, in days. */
const REDUCED_FOR_DAYS = 10;

/** Creates a price history for the demo: the regular price from the first day, reductions since ten days ago. */
export async function seedPriceHistory(tx: Tx): Promise<void> {
  const reducedOn = daysBefore(shopDate(), REDUCED_FOR_DAYS);
  await sql`delete from price_change`.execute(tx);
  await sql`
    insert into price_change (product_id, price_list_id, changed_on, regular_minor, selling_minor)
    select c.product_id, c.price_list_id, p.first_available_on, c.regular_minor, c.regular_minor
    from product_price c join product p on p.id = c.product_id
    union all
    select c.product_id, c.price_list_id, ${reducedOn}::date, c.regular_minor, c.selling_minor
    from product_price c join product p on p.id = c.product_id
    where c.selling_minor < c.regular_minor and p.first_available_on < ${reducedOn}::date
  `.execute(tx);
}
