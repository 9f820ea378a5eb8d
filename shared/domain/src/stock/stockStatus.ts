import { assertNever } from '../assertNever.ts';

/** The part of the contract's `StockType` that decides the status. `static` may be null on the wire. */
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

/** Up to this many in stock are "few left" (OP-23: five still is). */
export const FEW_LEFT_MAX = 5;

/**
 * What a shopper is told about the stock; the first rule that holds decides.
 *
 * @param quantity how many the shopper wants: a product page asks for 1, a cart line for its own quantity
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

/** Whether the shop can take an order for it: everything but sold out (OP-23: a static stock counts as available). */
export function isAvailable(status: StockStatus): boolean {
  switch (status.kind) {
    case 'outOfStock':
      return false;
    case 'backorder':
    case 'static':
    case 'few':
    case 'inStock':
      return true;
    default:
      return assertNever(status);
  }
}
