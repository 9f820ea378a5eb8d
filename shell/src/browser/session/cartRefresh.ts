import type { CartSession } from '@hemvaror/runtime/cart/cartSession';

/**
 * Fetches the cart when the server could not, and whenever the window regains focus (CART-17): another tab or device may
 * have changed it. Does nothing while the browser is offline.
 *
 * @param hasId whether the visitor has a cart
 */
export function refetchCartOnFocus(cart: CartSession, hasId: () => boolean): void {
  const refresh = () => {
    if (!hasId() || !navigator.onLine) return;
    cart.load().catch((error: unknown) => console.warn('cart refresh failed, keeping the previous cart', error));
  };
  if (!cart.getSnapshot().cart) refresh();
  window.addEventListener('focus', refresh);
}
