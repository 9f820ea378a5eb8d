import { sql } from 'kysely';
import { CURRENCY_CODES } from '../../markets/channels.ts';
import { upsertAll } from '../../platform/db/writeAll.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import type { ProductEntry } from '../../model/catalogEntries.ts';

interface PriceRow {
  product_id: number;
  price_list_id: number;
  regular_minor: number;
  sale_minor: number | null;
  selling_minor: number;
}

/**
 * Writes the prices of products in all lists and deletes those that are no longer given. `reprice` applies campaigns.
 *
 * @throws Error for an unknown price list
 */
export async function writePrices(tx: Tx, products: readonly ProductEntry[]): Promise<void> {
  const lists = await tx.selectFrom('price_list').selectAll().execute();
  const listOf = (isMatch: (list: (typeof lists)[number]) => boolean, description: string): number => {
    const found = lists.find(isMatch);
    if (!found) throw new Error(`There is no ${description}. Import the price lists first.`);
    return found.id;
  };
  const rows = products.flatMap(({ id, regularPrice, sellingPrice, listPrices }) => [
    ...CURRENCY_CODES.map((currency) => {
      const list = listOf((one) => one.is_default && one.currency === currency, `default price list in ${currency}`);
      const [regular, selling] = [regularPrice[currency], sellingPrice[currency]];
      return priceRow(id, list, { regular, sale: selling < regular ? selling : null });
    }),
    ...Object.entries(listPrices).map(([identifier, price]) =>
      priceRow(
        id,
        listOf((one) => one.identifier === identifier, `price list ${identifier}`),
        price,
      ),
    ),
  ]);
  await upsertAll(tx, 'product_price', ['product_id', 'price_list_id'], rows);
  await sql`
    delete from product_price p
    where p.product_id = any(${products.map(({ id }) => id)}::int[]) and not exists (
      select from unnest(${rows.map((row) => row.product_id)}::int[], ${rows.map((row) => row.price_list_id)}::int[])
        as given (product_id, price_list_id)
      where given.product_id = p.product_id and given.price_list_id = p.price_list_id
    )
  `.execute(tx);
}

function priceRow(
  product_id: number,
  price_list_id: number,
  { regular, sale }: { regular: number; sale: number | null },
): PriceRow {
  return { product_id, price_list_id, regular_minor: regular, sale_minor: sale, selling_minor: sale ?? regular };
}
