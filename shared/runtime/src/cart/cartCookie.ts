/** CART-12: the cart's id, for one year. */
export const CART_COOKIE = 'ralph-cart' as const;
export const CART_COOKIE_MAX_AGE_SECONDS = 31_536_000;
/** LOCALE-18: the market of the checkout, for one year. */
export const CHECKOUT_MARKET_COOKIE = 'ralph-checkout-market' as const;

const ID_PATTERN = /^[\w-]{8,64}$/;

/** @returns undefined if the text cannot be a cart id, so that it is not sent to the API */
export function cartIdFrom(text: string | undefined): string | undefined {
  return text !== undefined && ID_PATTERN.test(text) ? text : undefined;
}
