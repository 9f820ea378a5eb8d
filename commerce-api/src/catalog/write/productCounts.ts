import type { Tx } from '../../platform/db/openDatabase.ts';
import type { ProductEntry } from '../../model/catalogEntries.ts';

/** What orders count down and up, as it was when writing began. New SKUs and products are not in it. */
export interface Counts {
  skus: ReadonlyMap<number, { inStock: number; oversellable: number }>;
  sold: ReadonlyMap<number, number>;
}

/** To be read first: the difference at the end is what was ordered meanwhile, which the new numbers must not lose. */
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
