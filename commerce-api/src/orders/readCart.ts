import type { CartView } from '../cart/cartView.ts';
import { openCart, unchanged, type CartReading, type ChangeTyped } from '../cart/openCart.ts';
import { mayUseCart } from '../auth/shopper.ts';
import { readStoredCart } from '../cart/storedCart.ts';
import type { View } from '../markets/view.ts';
import { orderedCart } from './orderedCart.ts';

/**
 * The cart with its prices: empty before its first change, null for an unknown id and for the cart of another customer. An ordered
 * cart is returned as it was bought, and only to the shopper who ordered it.
 *
 * @param change input that is not stored; it determines the prices as stored input does
 */
export async function readCart(
  id: string,
  view: View,
  deps: CartReading,
  change: ChangeTyped = unchanged,
): Promise<CartView | null> {
  const stored = await readStoredCart(deps.db, id);
  if (stored?.isCompleted) {
    const ordered = await orderedCart(stored.id, view, deps);
    if (ordered !== undefined) return ordered;
  }
  if (stored && !mayUseCart(stored, stored.customerId === null ? null : await deps.cartCustomer())) return null;
  return openCart(id, stored, view, deps, change);
}
