import type { CartView } from '../cart/cartView.ts';
import { copyCart } from '../cart/cartLifecycle.ts';
import type { CartCreation } from '../cart/lockCart.ts';
import type { CartReading } from '../cart/openCart.ts';
import type { View } from '../markets/view.ts';
import { isGuid } from '../model/isGuid.ts';
import { orderedCart } from './orderedCart.ts';
import { readCart } from './readCart.ts';

/** The lines once more under a new id, of a cart that the same shopper ordered too. */
export async function cloneCart(
  id: string,
  resetPromotions: boolean,
  view: View,
  deps: CartReading & CartCreation,
): Promise<CartView | null> {
  if (!isGuid(id)) return null;
  // The lines of somebody else's order, with their messages, are read through a copy no more than directly.
  if ((await orderedCart(id, view, deps)) === null) return null;
  const copyId = await copyCart(id, resetPromotions, deps);
  return copyId === null ? null : readCart(copyId, view, deps);
}
