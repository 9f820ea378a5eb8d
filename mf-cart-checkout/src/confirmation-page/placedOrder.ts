interface PlacedOrder {
  orderId: string;
  cartId: string;
  email: string;
}

let placed: PlacedOrder | null = null;

/**
 * Hands an order over to its confirmation, in memory: scripts of tracking services can read the address. A new document needs
 * neither, as the checkout key or the login of the customer authorizes its request.
 */
export function handOverOrder(order: PlacedOrder): void {
  placed = order;
}

/** Whether the cart was ordered in this page view. */
export function isPlaced(cartId: string): boolean {
  return placed?.cartId === cartId;
}

/** The order of this page view with that id. Null on the server. */
export function placedOrder(orderId: string): PlacedOrder | null {
  return placed?.orderId === orderId ? placed : null;
}
