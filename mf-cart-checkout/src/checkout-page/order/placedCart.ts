let placed: string | null = null;

/** Notes that the cart has been ordered in this document, which the confirmation replaces. */
export function cartPlaced(cartId: string): void {
  placed = cartId;
}

/** Whether the cart was ordered in this document: what was typed for it must not be stored again. */
export function isPlaced(cartId: string): boolean {
  return placed === cartId;
}
