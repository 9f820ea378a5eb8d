import { sql } from 'kysely';
import type { Db } from '../../platform/db/openDatabase.ts';
import type { CurrencyCode } from '../../markets/channels.ts';

export interface ListPrice {
  productId: number;
  /** Identifier of the price list. */
  priceList: string;
  currency: CurrencyCode;
  /** Minor units including VAT. */
  selling: number;
  regular: number;
}

/** The prices of the products in every price list. The only query of lists for prices. */
export async function readListPrices(db: Db, ids: readonly number[]): Promise<ListPrice[]> {
  const { rows } = await sql<ListPrice>`
    select p.product_id as "productId", l.identifier as "priceList", l.currency, p.selling_minor as selling,
      p.regular_minor as regular
    from product_price p join price_list l on l.id = p.price_list_id
    where p.product_id = any(${[...ids]}::int[])
  `.execute(db);
  return rows;
}
