import { sql } from 'kysely';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { shopDate } from '../../markets/shopDate.ts';

/**
 * Computes the selling prices of products: the lowest of the regular price, the reduced price and the regular price with
 * each active campaign. Campaigns are not combined, and a fixed amount never makes a product free. Adds changes to the price
 * history, one row per list and day with the last and the lowest price of the day.
 *
 * Requires `lockPrices`.
 */
export async function reprice(tx: Tx, productIds: readonly number[], day: string = shopDate()): Promise<void> {
  const ids = [...productIds];
  await sql`
    with target as (
      select p.product_id, p.price_list_id, least(p.regular_minor, p.sale_minor, min(
        case
          when c.kind = 'percentage' then round(p.regular_minor * (100 - c.percent) / 100.0)::int
          when (c.amounts ->> l.currency)::int < p.regular_minor then p.regular_minor - (c.amounts ->> l.currency)::int
        end
      )) as selling_minor
      from product_price p
      join price_list l on l.id = p.price_list_id
      left join campaign_member m on m.product_id = p.product_id
      left join campaign c on c.id = m.campaign_id
      where p.product_id = any(${ids}::int[])
      group by p.product_id, p.price_list_id
    )
    update product_price p set selling_minor = w.selling_minor
    from target w
    where p.product_id = w.product_id and p.price_list_id = w.price_list_id and p.selling_minor <> w.selling_minor
  `.execute(tx);
  await sql`
    insert into price_change (product_id, price_list_id, changed_on, regular_minor, selling_minor)
    select p.product_id, p.price_list_id, ${day}::date, p.regular_minor, p.selling_minor
    from product_price p
    left join lateral (
      select c.regular_minor, c.selling_minor from price_change c
      where c.product_id = p.product_id and c.price_list_id = p.price_list_id
      order by c.changed_on desc limit 1
    ) latest on true
    where p.product_id = any(${ids}::int[])
      and (latest.regular_minor is distinct from p.regular_minor or latest.selling_minor is distinct from p.selling_minor)
    on conflict (product_id, price_list_id, changed_on)
      do update set regular_minor = excluded.regular_minor, selling_minor = excluded.selling_minor,
        lowest_minor = least(price_change.lowest_minor, price_change.selling_minor, excluded.selling_minor)
  `.execute(tx);
}
