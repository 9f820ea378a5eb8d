/** LOCALE-18 */
export const MARKET_COOKIE = 'ralph-selected-market';
export const MARKET_COOKIE_MAX_AGE_SECONDS = 31_536_000;
/** LOCALE-15: the visitor's language on a host that does not define one. */
export const LOCALE_COOKIE = 'ralph-locale';
export const LOCALE_COOKIE_MAX_AGE_SECONDS = 31_536_000;
