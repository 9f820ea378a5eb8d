import type { CartSession } from '@hemvaror/runtime/cart/cartSession';

/**
 * Fetches the cart when the server could not, and whenever the window regains focus (CART-17): another tab or device may
 * have changed it. While the browser is offline there is nothing to ask.
 *
 * @param hasId whether the visitor has a cart at all
 */
export function refetchCartOnFocus(cart: CartSession, hasId: () => boolean): void {
  const refresh = () => {
    if (!hasId() || !navigator.onLine) return;
    cart.load().catch((error: unknown) => console.warn('Cart not refreshed:', error));
  };
  if (!cart.getSnapshot().cart) refresh();
  window.addEventListener('focus', refresh);
}
