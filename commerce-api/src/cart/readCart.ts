import type { CartView } from './cartView.ts';
import { openCart, unchanged, type CartReading, type ChangeTyped } from './openCart.ts';
import { mayUseCart, shopperOf } from '../auth/shopper.ts';
import { readStoredCart } from './storedCart.ts';
import type { View } from '../markets/view.ts';

/** The dependencies for reading any cart. */
export interface ReadCartDeps extends CartReading {
  /** The cart of an order as it was bought; null for another shopper, undefined if the cart was completed without an order. */
  orderedCart(cartId: string, view: View): Promise<CartView | null | undefined>;
}

/**
 * The cart with its prices: empty before its first change, null for an unknown id and for the cart of another customer. An ordered
 * cart is returned as it was bought, and only to the shopper who ordered it.
 *
 * @param change input that is not stored; it determines the prices as stored input does
 */
export async function readCart(
  id: string,
  view: View,
  deps: ReadCartDeps,
  change: ChangeTyped = unchanged,
): Promise<CartView | null> {
  const { customerId } = await shopperOf(deps);
  const stored = await readStoredCart(deps.db, id, { customerId, currency: view.currency.code });
  if (stored?.isCompleted) {
    const ordered = await deps.orderedCart(stored.id, view);
    if (ordered !== undefined) return ordered;
  }
  if (stored && !mayUseCart(stored, stored.customerId === null ? null : await deps.cartCustomer())) {
    await deps.accessRefused();
    return null;
  }
  return openCart(id, stored, view, deps, change);
}
