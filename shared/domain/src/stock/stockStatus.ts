/** The fields of the schema's `StockType` that determine the status. The API may return null for `static`. */
export interface Stock {
  totalStock: number;
  inStock: number;
  oversellable: number;
  static: number | null;
}

export type StockStatus =
  | { kind: 'outOfStock' }
  | { kind: 'backorder' }
  | { kind: 'static' }
  | { kind: 'few'; quantity: number }
  | { kind: 'inStock' };

/** Maximum stock that counts as "few left" (OP-23: five included). */
export const FEW_LEFT_MAX = 5;

/**
 * Determines the stock status. The first rule that applies decides.
 *
 * @param quantity the requested quantity: 1 on a product page, the quantity of the line in a cart
 * @see PRODUCT-04, PRODUCT-05, PRODUCT-06, OP-23
 */
export function stockStatus(stock: Stock, quantity = 1): StockStatus {
  const { totalStock, inStock, oversellable } = stock;
  const atSupplier = stock.static ?? 0;

  if (totalStock <= 0) return { kind: 'outOfStock' };
  if (oversellable > 0 && quantity > inStock) return { kind: 'backorder' };
  if (atSupplier > 0 && quantity > inStock && quantity > oversellable) return { kind: 'static' };
  if (inStock >= 1 && inStock <= FEW_LEFT_MAX) return { kind: 'few', quantity: inStock };
  return { kind: 'inStock' };
}
