import { sql } from 'kysely';
import type { PriceFrom } from '../../catalog/lowestPriceIn30Days.ts';
import { referencePrice } from '../../catalog/referencePrice.ts';
import type { Db } from '../../platform/db/openDatabase.ts';
import type { CurrencyCode } from '../../markets/channels.ts';

/** Minor units including VAT. */
export interface ListPrice {
  productId: number;
  /** Identifier of the price list. */
  priceList: string;
  currency: CurrencyCode;
  selling: number;
  /** The price that a reduction is announced from; the selling price without one. */
  reference: number;
}

interface Row extends Omit<ListPrice, 'reference'> {
  regular: number;
  /** Oldest first; null without a reduction. */
  changes: PriceFrom[] | null;
}

/** The prices of the products in every price list. The only query of lists for prices. */
export async function readListPrices(db: Db, ids: readonly number[]): Promise<ListPrice[]> {
  const { rows } = await sql<Row>`
    select p.product_id as "productId", l.identifier as "priceList", l.currency, p.selling_minor as selling,
      p.regular_minor as regular,
      case when p.selling_minor < p.regular_minor then (
        select coalesce(json_agg(json_build_object('date', c.changed_on, 'regular', c.regular_minor,
          'selling', c.selling_minor, 'lowest', least(c.lowest_minor, c.selling_minor)) order by c.changed_on), '[]')
        from price_change c where c.product_id = p.product_id and c.price_list_id = p.price_list_id
      ) end as changes
    from product_price p join price_list l on l.id = p.price_list_id
    where p.product_id = any(${[...ids]}::int[])
  `.execute(db);
  return rows.map(({ regular, changes, ...price }) => {
    return { ...price, reference: referencePrice(changes ?? [], { regular, selling: price.selling }) };
  });
}
