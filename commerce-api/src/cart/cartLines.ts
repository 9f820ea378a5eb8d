import { Refusal } from '../model/refusal.ts';
import type { Tx } from '../platform/db/openDatabase.ts';
import type { LimitConfig } from '../platform/config/limitConfig.ts';

export const MAX_QUANTITY = 9999;

/** A stored line of a cart. */
export interface StoredLine {
  id: number;
  skuId: number;
  quantity: number;
  message: string;
  /** Common to the lines of one package; null outside of packages. */
  groupKey: string | null;
  /** Items per package; null outside of packages. */
  packageQuantity: number | null;
}

export async function readLines(tx: Tx, cartId: string): Promise<StoredLine[]> {
  return tx
    .selectFrom('cart_line')
    .select(['id', 'sku_id as skuId', 'quantity', 'message'])
    .select(['group_key as groupKey', 'package_quantity as packageQuantity'])
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute();
}

/** @throws Refusal CART_FULL */
export function assertLineLimit(count: number, { cartLines }: Pick<LimitConfig, 'cartLines'>): void {
  if (count > cartLines) throw new Refusal('CART_FULL', `A cart holds at most ${cartLines} lines.`);
}

/** @throws Refusal BAD_QUANTITY, or INSUFFICIENT_STOCK above the limit of a line */
export function assertQuantity(quantity: number, min: 0 | 1): void {
  if (!Number.isInteger(quantity) || quantity < min) {
    throw new Refusal('BAD_QUANTITY', `The quantity must be a whole number of at least ${min}.`);
  }
  if (quantity > MAX_QUANTITY) {
    throw new Refusal('INSUFFICIENT_STOCK', `A line holds at most ${MAX_QUANTITY} items, not ${quantity}.`);
  }
}

/** Sums quantities by SKU id. */
export function quantitiesBySku(lines: readonly Pick<StoredLine, 'skuId' | 'quantity'>[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { skuId, quantity } of lines) sums.set(skuId, (sums.get(skuId) ?? 0) + quantity);
  return sums;
}

/**
 * Checks the stock of SKUs with one statement.
 *
 * @param wanted the quantity of each SKU in the whole cart
 * @returns the product of each SKU
 * @throws Refusal INSUFFICIENT_STOCK or SKU_NOT_FOUND
 */
export async function assertStock(tx: Tx, wanted: ReadonlyMap<number, number>): Promise<Map<number, number>> {
  if (wanted.size === 0) return new Map();
  const skus = await tx
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['sku.id', 'sku.product_id as productId', 'in_stock', 'oversellable', 'static_stock'])
    .where('sku.id', 'in', [...wanted.keys()])
    .where('product.active', '=', true)
    .execute();
  for (const [skuId, quantity] of wanted) {
    const sku = skus.find(({ id }) => id === skuId);
    if (!sku) throw new Refusal('SKU_NOT_FOUND', `There is no sku ${skuId}.`);
    const total = Math.max(0, sku.in_stock) + sku.oversellable + sku.static_stock;
    if (quantity > total) {
      throw new Refusal('INSUFFICIENT_STOCK', `Only ${total} of sku ${skuId} are available, not ${quantity}.`);
    }
  }
  return new Map(skus.map(({ id, productId }) => [id, productId]));
}
