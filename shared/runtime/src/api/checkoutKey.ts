/**
 * Header that proves to the API that a guest's checkout and order belong to this browser. The value is `KEY_IN_COOKIE` in the browser,
 * whose scripts cannot read the key, and the key itself on the server. Backends without checkout keys ignore it.
 */
export const CHECKOUT_KEY_HEADER = 'x-checkout-key';
export const KEY_IN_COOKIE = 'cookie';

/** Cookies in which the API stores the key. The prefix, for HTTPS only, prevents other subdomains from setting it. */
export { CHECKOUT_KEY_COOKIES } from '@hemvaror/domain/site/cookieNames';
