/** LOCALE-18 */
export const MARKET_COOKIE = 'ralph-selected-market' as const;
export const MARKET_COOKIE_MAX_AGE_SECONDS = 31_536_000;
/** LOCALE-15: the language that the visitor has chosen, for a host that does not define one. */
export const LOCALE_COOKIE = 'ralph-locale' as const;
export const LOCALE_COOKIE_MAX_AGE_SECONDS = 31_536_000;
