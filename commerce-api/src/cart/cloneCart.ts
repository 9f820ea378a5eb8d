import type { CartView } from './cartView.ts';
import { copyCart } from './cartLifecycle.ts';
import type { CartCreation } from './lockCart.ts';
import type { View } from '../markets/view.ts';
import { isGuid } from '../model/isGuid.ts';
import { readCart, type ReadCartDeps } from './readCart.ts';

/** Copies the lines of a cart to a new cart, also those of a cart that the same shopper ordered. */
export async function cloneCart(
  id: string,
  resetPromotions: boolean,
  view: View,
  deps: ReadCartDeps & CartCreation,
): Promise<CartView | null> {
  if (!isGuid(id)) return null;
  // A copy must not reveal the lines and messages of another shopper's order.
  if ((await deps.orderedCart(id, view)) === null) return null;
  const copyId = await copyCart(id, resetPromotions, deps);
  return copyId === null ? null : readCart(copyId, view, deps);
}
