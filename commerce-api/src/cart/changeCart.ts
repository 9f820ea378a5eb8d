import type { View } from '../markets/view.ts';
import { Refusal } from '../model/refusal.ts';
import { isGuid } from '../model/isGuid.ts';
import { inTransaction, type Tx } from '../platform/db/openDatabase.ts';
import type { CartView } from './cartView.ts';
import { lockCart, type CartCreation } from './lockCart.ts';
import { readCart, type ReadCartDeps } from './readCart.ts';

/**
 * Runs one change of an open cart and returns the changed cart; null for an unknown cart, and for that of another customer. Changes of
 * the same cart are serialized. The first change of a new cart stores it.
 *
 * @throws Refusal CART_COMPLETED, TOO_MANY_ATTEMPTS, or a refusal of `change`
 */
export async function changeCart(
  id: string,
  view: View,
  deps: ReadCartDeps & CartCreation,
  change: (tx: Tx) => Promise<void>,
): Promise<CartView | null> {
  if (!isGuid(id)) return null;
  // Before the transaction, which cannot use another connection.
  const cartCustomer = await deps.cartCustomer();
  const isChanged = await inTransaction(deps.db, async (tx) => {
    const cart = await lockCart(tx, id, cartCustomer, deps);
    if (!cart) return false;
    if (cart.completedAt) throw new Refusal('CART_COMPLETED', 'The cart has been ordered and cannot be changed.');
    await change(tx);
    await tx.updateTable('cart').set({ updated_at: new Date() }).where('id', '=', id).execute();
    return true;
  });
  return isChanged ? readCart(id, view, deps) : null;
}
