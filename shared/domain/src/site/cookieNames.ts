/** The shopper's cookie consent (CONSENT-07, OP-27). */
export const CONSENT_COOKIE = 'ralph-cookie-consent' as const;
/** Version of the consent's text, and the day of the answer. */
export const CONSENT_RECORD_COOKIE = 'ralph-cookie-consent-record' as const;
/** The visitor id of the recommendation service, which sets it after the shopper's consent. */
export const RECOMMENDATION_COOKIE = '2c.cId' as const;
/** Ids of viewed products: written by the product page, read by it, by the empty cart and by product lists of the mode LATEST_VIEWED (WIDGET-04). */
export const RECENT_COOKIE = 'ralph-latest-products' as const;
/** The refresh token, set by the auth service; the secure name on HTTPS. */
export const REFRESH_COOKIES = { secure: '__Secure-refresh-token', plain: 'refresh-token' } as const;
/** The login token of a member of staff, between the link and the form that uses it; the secure name on HTTPS. */
export const LOGIN_TOKEN_COOKIES = { secure: '__Host-login-token', plain: 'login-token' } as const;
/** The result of a form that a browser without JavaScript has sent, until the next document; the secure name on HTTPS. */
export const FLASH_COOKIES = { secure: '__Host-flash', plain: 'flash' } as const;
/** Proof that a guest's checkout and order belong to this browser, set by the API; the secure name on HTTPS. */
export const CHECKOUT_KEY_COOKIES = { secure: '__Host-checkout-key', plain: 'checkout-key' } as const;
/** Marks a visitor whose last change was sent by a form without JavaScript, until the browser is closed or runs the shop's code. */
export const FORM_COOKIE = 'ralph-form' as const;
/** The group of a visitor, from 0 to 99, which decides who gets a new release first. It exists while there is such a release. */
export const GROUP_COOKIE = 'ralph-group' as const;
/** The remotes that a developer loads from another address. */
export const OVERRIDE_COOKIE = 'override' as const;
