import { SHOP_COOKIES, type CookieUse } from './shopCookies.ts';

/**
 * How a cookie takes part in a document (ADR 0079):
 * - `key`: documents differ by its value. A shared cache only has the document without it.
 * - `browser`: the document is the same with and without it. Its value arrives in the browser.
 * - `own`: its visitor gets documents of their own, which no other visitor gets.
 */
type CookiePart = 'key' | 'browser' | 'own';

/**
 * The state of a visitor by the cookie that has it. The page cache of the shell and the configuration of the edge follow this table;
 * a cookie that is not in it belongs to another site or service and has no part in a document.
 */
export const VISITOR_STATE: Readonly<Record<CookieUse, CookiePart>> = {
  /** The number in the header. Pages that show the cart itself are the visitor's own (`ownPages.ts`). */
  cart: 'browser',
  /** Customer type and VAT display. Favorites and the position in a list arrive in the browser, but for the page of favorites. */
  state: 'key',
  market: 'key',
  checkoutMarket: 'key',
  /** It decides only at `/` of a host without a language, which is not for shared caches (`isSameForAll`). */
  locale: 'browser',
  checkoutKey: 'own',
  flash: 'own',
  /** Pages without JavaScript show the cart as the server knows it. */
  form: 'own',
  /** The bar is part of every document; a script behind it shows it. */
  consent: 'browser',
  consentRecord: 'browser',
  /** With the releases that the group gets. */
  group: 'key',
  recent: 'browser',
  visitor: 'browser',
  auth: 'own',
  bearer: 'own',
  user: 'own',
  userMaxAge: 'own',
  /** Outlives the session; the first value of the next one. */
  userType: 'browser',
  /** Sent to the auth service only. */
  refresh: 'browser',
  loginToken: 'own',
  override: 'own',
};

/** The names of the cookies with this part, on http and https. */
export function cookiesWith(part: CookiePart): string[] {
  return Object.entries(SHOP_COOKIES).flatMap(([use, names]) => {
    if (Reflect.get(VISITOR_STATE, use) !== part) return [];
    return typeof names === 'string' ? [names] : [names.secure, names.plain];
  });
}
