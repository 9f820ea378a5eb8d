import type { View } from '../markets/view.ts';
import { shopperOf } from '../auth/shopper.ts';
import { Refusal } from '../model/refusal.ts';
import { isGuid } from '../model/isGuid.ts';
import { inTransaction, type Tx } from '../platform/db/openDatabase.ts';
import type { CartView } from './cartView.ts';
import { lockCart, type CartCreation } from './lockCart.ts';
import { openCart, type CartReading } from './openCart.ts';
import type { CartToChange, StoredCart } from './storedCart.ts';

/** Writes a change of a locked cart, with the time of the change (`touchCart`), and returns the cart as it is then. */
export type CartChange = (tx: Tx, cart: CartToChange) => Promise<StoredCart>;

/**
 * Runs one change of an open cart and returns the changed cart; null for an unknown cart, and for that of another customer. Changes of
 * the same cart are serialized. The first change of a new cart stores it.
 *
 * @param addedSkuIds SKUs whose stock the change needs besides those of the cart; undefined if it needs none
 * @throws Refusal CART_COMPLETED, TOO_MANY_ATTEMPTS, or a refusal of `change`
 */
export async function changeCart(
  id: string,
  view: View,
  deps: CartReading & CartCreation,
  change: CartChange,
  addedSkuIds?: readonly number[],
): Promise<CartView | null> {
  if (!isGuid(id)) return null;
  // Before the transaction, which cannot use another connection.
  const cartCustomer = await deps.cartCustomer();
  const { customerId } = await shopperOf(deps);
  const lock = { customerId, currency: view.currency.code, cartCustomer, addedSkuIds };
  const changed = await inTransaction(deps.db, async (tx) => {
    const cart = await lockCart(tx, id, lock, deps);
    if (!cart) return null;
    if (cart.isCompleted) throw new Refusal('CART_COMPLETED', 'The cart has been ordered and cannot be changed.');
    return change(tx, cart);
  });
  return changed && openCart(id, changed, view, deps);
}
