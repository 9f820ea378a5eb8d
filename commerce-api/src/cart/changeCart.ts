import type { CartProof } from '../auth/shopper.ts';
import { Refusal } from '../model/refusal.ts';
import { isGuid } from '../model/isGuid.ts';
import { inTransaction, type Db, type Tx } from '../platform/db/openDatabase.ts';
import { lockCart, type CartCreation } from './lockCart.ts';

/**
 * Runs one change of an open cart. Changes of the same cart are serialized. The first change of a new cart stores it.
 *
 * @returns false for an unknown cart, and for that of another customer
 * @throws Refusal CART_COMPLETED, TOO_MANY_ATTEMPTS, or a refusal of `change`
 */
export async function changeCart(
  id: string,
  deps: CartCreation & CartProof & { db: Db },
  change: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  if (!isGuid(id)) return false;
  // Before the transaction, which cannot use another connection.
  const cartCustomer = await deps.cartCustomer();
  return inTransaction(deps.db, async (tx) => {
    const cart = await lockCart(tx, id, cartCustomer, deps);
    if (!cart) return false;
    if (cart.completedAt) throw new Refusal('CART_COMPLETED', 'The cart has been ordered and cannot be changed.');
    await change(tx);
    await tx.updateTable('cart').set({ updated_at: new Date() }).where('id', '=', id).execute();
    return true;
  });
}
