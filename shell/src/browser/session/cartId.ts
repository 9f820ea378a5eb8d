import { CART_COOKIE, CART_COOKIE_MAX_AGE_SECONDS, cartIdFrom } from '@hemvaror/runtime/cart/cartCookie';
import { readCookie, removeCookie, writeCookie } from '@hemvaror/runtime/state/cookies';

/** @returns the id of the visitor's cart (CART-12); undefined without a cart */
export function readCartId(): string | undefined {
  return cartIdFrom(readCookie(CART_COOKIE));
}

/** @param id null removes it */
export function writeCartId(id: string | null): void {
  if (id) writeCookie(CART_COOKIE, id, CART_COOKIE_MAX_AGE_SECONDS);
  else removeCookie(CART_COOKIE);
}
