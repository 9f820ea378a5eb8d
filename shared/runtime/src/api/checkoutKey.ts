/**
 * Header by which the API learns that a guest's checkout and order belong to this browser. The value is `KEY_IN_COOKIE` in the browser,
 * whose scripts cannot read the key, and the key itself on the server. Backends without such keys ignore it.
 */
export const CHECKOUT_KEY_HEADER = 'x-checkout-key';
export const KEY_IN_COOKIE = 'cookie';

/** Cookies that the API keeps the key in. The prefixed one is set on HTTPS, where a sister domain cannot plant it. */
export const CHECKOUT_KEY_COOKIES = { secure: '__Host-checkout-key', plain: 'checkout-key' } as const;
