import { CART_SUMMARY_KEY } from '@hemvaror/domain/site/storageKeys';

let placed: string | null = null;

/**
 * Notes that the cart has been ordered in this document, which the confirmation replaces. Removes the numbers that the header of the next
 * document would show: a shopper may leave the confirmation before it has replaced the cart.
 */
export function cartPlaced(cartId: string): void {
  placed = cartId;
  try {
    localStorage.removeItem(CART_SUMMARY_KEY);
  } catch {
    // Storage is blocked, so there are no numbers.
  }
}

/** Whether the cart was ordered in this document: what was typed for it must not be stored again. */
export function isPlaced(cartId: string): boolean {
  return placed === cartId;
}
