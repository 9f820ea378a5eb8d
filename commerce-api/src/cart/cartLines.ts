import { Refusal } from '../model/refusal.ts';
import type { CartLine } from './cartLine.ts';
import type { LimitConfig } from '../platform/config/limitConfig.ts';

export const MAX_QUANTITY = 9999;

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
export function quantitiesBySku(lines: readonly Pick<CartLine, 'skuId' | 'quantity'>[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { skuId, quantity } of lines) sums.set(skuId, (sums.get(skuId) ?? 0) + quantity);
  return sums;
}

/** A SKU that is sold. */
export interface SkuStock {
  skuId: number;
  productId: number;
  /** Pieces that can be ordered. */
  available: number;
}

/**
 * @param wanted the quantity of each SKU in the whole cart
 * @throws Refusal INSUFFICIENT_STOCK or SKU_NOT_FOUND
 */
export function assertStock(stock: readonly SkuStock[], wanted: ReadonlyMap<number, number>): void {
  for (const [skuId, quantity] of wanted) {
    const sku = stock.find((one) => one.skuId === skuId);
    if (!sku) throw new Refusal('SKU_NOT_FOUND', `There is no sku ${skuId}.`);
    if (quantity > sku.available) {
      throw new Refusal('INSUFFICIENT_STOCK', `Only ${sku.available} of sku ${skuId} are available, not ${quantity}.`);
    }
  }
}
