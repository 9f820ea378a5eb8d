import type { Tx } from '../../platform/db/openDatabase.ts';

export interface NewStock {
  skuId: number;
  inStock: number;
  /** Quantity that may be sold beyond the stock. */
  oversellable: number;
  /** Quantity that orders do not reduce. */
  static: number;
  /** Day of the next delivery, `yyyy-mm-dd`. */
  incoming: string | null;
}

/**
 * @returns the ids of the changed products
 * @throws Error for an unknown sku
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
