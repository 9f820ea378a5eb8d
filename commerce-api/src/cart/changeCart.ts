import { inTransaction, type Tx } from '../db/openDatabase.ts';
import type { Context } from '../graphql/context.ts';
import { refusal } from '../graphql/refusal.ts';
import type { View } from '../markets/view.ts';
import type { CartView } from './cartView.ts';
import { isGuid, readCart } from './readCart.ts';

/**
 * Runs one change of an open cart and gives the whole cart after it; null when there is no such cart. Changes of one
 * cart wait for each other.
 *
 * @throws GraphQLError CART_COMPLETED, or what `change` refuses
 */
export async function changeCart(
  id: string,
  view: View,
  context: Context,
  change: (tx: Tx) => Promise<void>,
): Promise<CartView | null> {
  if (!isGuid(id)) return null;
  const isKnown = await inTransaction(context.db, async (tx) => {
    const cart = await tx.selectFrom('cart').select('completed_at').where('id', '=', id).forUpdate().executeTakeFirst();
    if (!cart) return false;
    if (cart.completed_at) throw refusal('CART_COMPLETED', 'The cart has been ordered and cannot be changed.');
    await change(tx);
    await tx.updateTable('cart').set({ updated_at: new Date() }).where('id', '=', id).execute();
    return true;
  });
  return isKnown ? readCart(id, view, context) : null;
}
