import { compact } from '@hemvaror/domain/compact';
import type { Cart } from './cartSession.ts';

/** Number of items in the cart: the sum of its quantities, not of its lines. */
export function itemCount(cart: Cart | null): number {
  return compact(cart?.items).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The value for the mini cart, by the site's VAT display; null for a cart without items. */
export function cartValue(cart: Cart | null, vatIncluded: boolean): string | null {
  const subTotal = cart?.summary?.subTotal;
  if (!subTotal || itemCount(cart) === 0) return null;
  return vatIncluded ? subTotal.sellingPriceIncVatFormatted : subTotal.sellingPriceExVatFormatted;
}

/** Quantity of a sku in the cart, over all its lines (CART-22). */
export function quantityInCart(cart: Cart | null, skuId: number): number {
  return compact(cart?.items)
    .filter((line) => line.skuId === skuId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
