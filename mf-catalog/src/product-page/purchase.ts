/** The SKU fields that determine availability. */
export interface PurchasableSku {
  skuId: number;
  stock: { totalStock: number } | null;
}

export type PurchaseRefusal = { reason: 'noSize' } | { reason: 'stock'; stock: number };

/** The SKU of a product with a single one: it needs no selection (CART-20). */
export function onlySku<Sku extends PurchasableSku>(skus: readonly Sku[]): Sku | undefined {
  return skus.length === 1 ? skus[0] : undefined;
}

/** Quantity that the shop can sell: total of shelf, backorder and manufacturer stock. */
export function availableQuantity(sku: Pick<PurchasableSku, 'stock'> | undefined): number {
  return Math.max(0, sku?.stock?.totalStock ?? 0);
}

/**
 * Checks on the page whether a SKU can be added to the cart. The API makes the final decision.
 *
 * @param inCart quantity of the SKU already in the cart, which counts (CART-22)
 * @returns null if it can be added
 * @see CART-20, CART-21
 */
export function purchaseRefusal(
  sku: PurchasableSku | undefined,
  { quantity, inCart }: { quantity: number; inCart: number },
): PurchaseRefusal | null {
  if (!sku) return { reason: 'noSize' };
  const stock = availableQuantity(sku);
  return quantity + inCart > stock ? { reason: 'stock', stock } : null;
}
