import type { CartView } from '../cart/cartView.ts';
import { copyCart } from '../cart/cartLifecycle.ts';
import type { CartCreation } from '../cart/lockCart.ts';
import type { CartReading } from '../cart/openCart.ts';
import type { View } from '../markets/view.ts';
import { isGuid } from '../model/isGuid.ts';
import { orderedCart } from './orderedCart.ts';
import { readCart } from './readCart.ts';

/** Copies the lines of a cart to a new cart, also those of a cart that the same shopper ordered. */
export async function cloneCart(
  id: string,
  resetPromotions: boolean,
  view: View,
  deps: CartReading & CartCreation,
): Promise<CartView | null> {
  if (!isGuid(id)) return null;
  // A copy must not reveal the lines and messages of another shopper's order.
  if ((await orderedCart(id, view, deps)) === null) return null;
  const copyId = await copyCart(id, resetPromotions, deps);
  return copyId === null ? null : readCart(copyId, view, deps);
}
