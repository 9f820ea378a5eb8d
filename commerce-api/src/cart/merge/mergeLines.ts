import type { Tx } from '../../platform/db/openDatabase.ts';
import type { MergeLine } from './cartEntries.ts';
import type { MergedLine } from './uniteCarts.ts';

export async function readMergeLines(tx: Tx, cartId: string): Promise<MergeLine[]> {
  return tx
    .selectFrom('cart_line')
    .innerJoin('sku', 'sku.id', 'cart_line.sku_id')
    .select(['cart_line.id', 'sku_id as skuId', 'sku.product_id as productId', 'quantity', 'message'])
    .select(['group_key as groupKey', 'package_quantity as packageQuantity', 'package_id as packageId'])
    .select(['package_group_id as packageGroupId', 'package_option_id as packageOptionId'])
    .where('cart_id', '=', cartId)
    .orderBy('cart_line.id')
    .execute();
}

/** The available quantity of each SKU that is sold. */
export async function readStock(tx: Tx, skuIds: readonly number[]): Promise<Map<number, number>> {
  if (skuIds.length === 0) return new Map();
  const skus = await tx
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['sku.id', 'in_stock', 'oversellable', 'static_stock'])
    .where('sku.id', 'in', [...new Set(skuIds)])
    .where('product.active', '=', true)
    .execute();
  return new Map(skus.map((sku) => [sku.id, Math.max(0, sku.in_stock) + sku.oversellable + sku.static_stock]));
}

/** Stores the merged lines in the customer's cart. Lines of the browser's cart move to it and keep their ids. */
export async function writeMergedLines(tx: Tx, cartId: string, lines: readonly MergedLine[]): Promise<void> {
  const removed = lines.filter(({ quantity }) => quantity === 0).map(({ line }) => line.id);
  if (removed.length > 0) await tx.deleteFrom('cart_line').where('id', 'in', removed).execute();
  for (const { line, quantity } of lines) {
    if (quantity === 0) continue;
    await tx
      .updateTable('cart_line')
      .set({ cart_id: cartId, quantity })
      .where('id', '=', line.id)
      .where((where) => where.or([where('cart_id', '<>', cartId), where('quantity', '<>', quantity)]))
      .execute();
  }
}
