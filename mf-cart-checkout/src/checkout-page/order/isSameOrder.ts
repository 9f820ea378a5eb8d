import { compact } from '@hemvaror/domain/compact';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { amountToPay } from '../../totals/totalsRows.ts';

/** Whether two states of a cart have the same lines and the same amount to pay. */
export function isSameOrder(shown: Cart, latest: Cart): boolean {
  return amountToPay(shown) === amountToPay(latest) && linesOf(shown) === linesOf(latest);
}

/** Identifies what a cart contains. */
export function linesOf(cart: Cart): string {
  return compact(cart.items)
    .map(({ skuId, quantity }) => `${skuId}×${quantity}`)
    .join(' ');
}
