/** The shopper's cookie consent (CONSENT-07, OP-27). */
export const CONSENT_COOKIE = 'ralph-cookie-consent';
/** Ids of viewed products: written by the product page, read by it, by the empty cart and by product lists of the mode LATEST_VIEWED (WIDGET-04). */
export const RECENT_COOKIE = 'ralph-latest-products';
/** The refresh token, set by the auth service; the secure name on HTTPS. */
export const REFRESH_COOKIES = { secure: '__Secure-refresh-token', plain: 'refresh-token' } as const;
