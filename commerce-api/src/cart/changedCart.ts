import { changeCart } from './changeCart.ts';
import type { CartView } from './cartView.ts';
import type { CartCreation } from './lockCart.ts';
import type { View } from '../markets/view.ts';
import type { Tx } from '../platform/db/openDatabase.ts';
import { readCart, type ReadCartDeps } from './readCart.ts';

/**
 * Runs one change of an open cart and returns the changed cart; null if the cart does not exist.
 *
 * @throws Refusal CART_COMPLETED, TOO_MANY_ATTEMPTS, or a refusal of `change`
 */
export async function changedCart(
  id: string,
  view: View,
  deps: ReadCartDeps & CartCreation,
  change: (tx: Tx) => Promise<void>,
): Promise<CartView | null> {
  return (await changeCart(id, deps, change)) ? readCart(id, view, deps) : null;
}
