import { sql } from 'kysely';
import { shopDate } from '../../markets/shopDate.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { upsertAll } from '../../platform/db/writeAll.ts';
import type { PriceOfDay } from '../../model/catalogEntries.ts';

/**
 * Adds days to the price history, or replaces them, so that a shop that moves to another database keeps the comparison
 * prices of its reductions. Call it after writing the prices, which adds a row for today; that row is deleted if it repeats
 * the history.
 *
 * @throws Error for an unknown price list, or a future day
 */
export async function writePriceHistory(tx: Tx, history: readonly PriceOfDay[]): Promise<void> {
  const today = shopDate();
  const lists = await tx.selectFrom('price_list').select(['id', 'identifier']).execute();
  const idOf = new Map(lists.map(({ id, identifier }) => [identifier, id]));
  const rows = history.map(({ productId, priceList, date, regular, selling, lowest }) => {
    const listId = idOf.get(priceList);
    if (listId === undefined) throw new Error(`The price history refers to an unknown price list: ${priceList}.`);
    if (date > today) throw new Error(`The price history contains a future day: ${date}, product ${productId}.`);
    return {
      product_id: productId,
      price_list_id: listId,
      changed_on: date,
      regular_minor: regular,
      selling_minor: selling,
      lowest_minor: lowest < selling ? lowest : null,
    };
  });
  await upsertAll(tx, 'price_change', ['product_id', 'price_list_id', 'changed_on'], rows);
  await sql`
    delete from price_change c
    where c.changed_on = ${today}::date and least(c.lowest_minor, c.selling_minor) = c.selling_minor
      and c.product_id = any(${[...new Set(history.map(({ productId }) => productId))]}::int[])
      and (c.regular_minor, c.selling_minor) = (
        select b.regular_minor, b.selling_minor from price_change b
        where b.product_id = c.product_id and b.price_list_id = c.price_list_id and b.changed_on < c.changed_on
        order by b.changed_on desc limit 1
      )
  `.execute(tx);
}
