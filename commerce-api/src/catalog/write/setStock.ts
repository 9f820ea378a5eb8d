import type { Tx } from '../../platform/db/openDatabase.ts';

export interface NewStock {
  skuId: number;
  inStock: number;
  /** How many more may be sold than there are. */
  oversellable: number;
  /** Never falls. */
  static: number;
  /** The day more comes, `yyyy-mm-dd`. */
  incoming: string | null;
}

/**
 * @returns the ids of the changed products
 * @throws Error for a sku that does not exist
 */
export async function setStock(tx: Tx, { skuId, inStock, oversellable, static: fixed, incoming }: NewStock) {
  const changed = await tx
    .updateTable('sku')
    .set({ in_stock: inStock, oversellable, static_stock: fixed, incoming })
    .where('id', '=', skuId)
    .returning('product_id as productId')
    .executeTakeFirst();
  if (!changed) throw new Error(`There is no sku ${skuId}.`);
  return [changed.productId];
}
