import type { Tx } from '../../platform/db/openDatabase.ts';
import type { ProductEntry } from '../../model/catalogEntries.ts';

/** The counts that orders change, as of the start of writing. New SKUs and products are not included. */
export interface Counts {
  skus: ReadonlyMap<number, { inStock: number; oversellable: number }>;
  sold: ReadonlyMap<number, number>;
}

/** Reads the counts first: their change until the end is due to concurrent orders, which the new numbers must include. */
export async function readCounts(tx: Tx, products: readonly ProductEntry[]): Promise<Counts> {
  const skuIds = new Set(products.flatMap((product) => product.skus.map(({ id }) => id)));
  const productIds = new Set(products.map(({ id }) => id));
  const skus = await tx.selectFrom('sku').select(['id', 'in_stock as inStock', 'oversellable']).execute();
  const sold = await tx.selectFrom('product').select(['id', 'sold_count as count']).execute();
  return {
    skus: new Map(skus.filter(({ id }) => skuIds.has(id)).map(({ id, ...stock }) => [id, stock])),
    sold: new Map(sold.filter(({ id }) => productIds.has(id)).map(({ id, count }) => [id, count])),
  };
}
