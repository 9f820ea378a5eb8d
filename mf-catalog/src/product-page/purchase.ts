/** What of a sku decides whether it can be bought. */
export interface PurchasableSku {
  skuId: number;
  stock: { totalStock: number } | null;
}

export type PurchaseRefusal = { reason: 'noSize' } | { reason: 'stock'; stock: number };

/** The sku that needs no choice: a product's only one (CART-20). */
export function onlySku<Sku extends PurchasableSku>(skus: readonly Sku[]): Sku | undefined {
  return skus.length === 1 ? skus[0] : undefined;
}

/** How many of it the shop can promise, from shelf, backorder and maker together. */
export function availableQuantity(sku: Pick<PurchasableSku, 'stock'> | undefined): number {
  return Math.max(0, sku?.stock?.totalStock ?? 0);
}

/**
 * Why something cannot be put into the cart, as far as the page can tell; the API has the last word.
 *
 * @param inCart how many of the sku are there already; they count (CART-22)
 * @returns null when nothing speaks against it
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
