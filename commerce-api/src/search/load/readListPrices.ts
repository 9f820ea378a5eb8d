import { sql } from 'kysely';
import type { Db } from '../../db/openDatabase.ts';
import type { CurrencyCode } from '../../markets/channels.ts';

export interface ListPrice {
  productId: number;
  /** Identifier of the price list. There is one for each currency, called as that is. */
  priceList: string;
  currency: CurrencyCode;
  /** Minor units including VAT. */
  selling: number;
  regular: number;
}

/** The prices of the products in every price list: the one place where lists read prices. */
export async function readListPrices(db: Db, ids: readonly number[]): Promise<ListPrice[]> {
  const { rows } = await sql<ListPrice>`
    select product_id as "productId", currency as "priceList", currency, selling_minor as selling, regular_minor as regular
    from product_price where product_id = any(${[...ids]}::int[])
  `.execute(db);
  return rows;
}
