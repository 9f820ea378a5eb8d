import { AUTH_COOKIES } from '@hemvaror/runtime/auth/authCookies';
import { CHECKOUT_KEY_COOKIES } from '@hemvaror/runtime/api/checkoutKey';
import { CART_COOKIE, CHECKOUT_MARKET_COOKIE } from '@hemvaror/runtime/cart/cartCookie';
import type { RootState } from '@hemvaror/runtime/state/appStore';
import { cookieValue } from '@hemvaror/runtime/state/cookies';
import { PERSISTED_COOKIE } from '@hemvaror/runtime/state/persistedText';
import { FLASH_COOKIES, LOGIN_TOKEN_COOKIES, OVERRIDE_COOKIE, STYLES_COOKIE } from '@hemvaror/domain/site/cookieNames';
import { persistedStateFrom } from '../request/persistedState.ts';

/** A visitor with one of these, valid or not, gets their own pages. */
export const PERSONAL_COOKIES: readonly string[] = [
  ...Object.values(AUTH_COOKIES),
  ...Object.values(CHECKOUT_KEY_COOKIES),
  ...Object.values(FLASH_COOKIES),
  ...Object.values(LOGIN_TOKEN_COOKIES),
  CART_COOKIE,
  OVERRIDE_COOKIE,
];

/** The state that the pages of a stranger depend on, besides the address. */
export interface Stranger extends Pick<RootState['site'], 'customerType' | 'vatIncluded'> {
  /** The release of the shell whose stylesheets the browser has, as the cookie has it. */
  styles: string | undefined;
  /** Alias of the market that the checkout uses, as the cookie has it. */
  checkoutMarket: string | undefined;
}

/**
 * Reads a visitor's cookies.
 *
 * @returns undefined for a visitor with a login, a cart, favorites, a place in a list to return to, a notice or a
 * developer's override
 */
export function strangerFrom(cookies: string | undefined): Stranger | undefined {
  const names = (cookies ?? '').split(';').map((pair) => (pair.split('=', 1)[0] ?? '').trim());
  if (names.some((name) => PERSONAL_COOKIES.includes(name))) return undefined;
  const { favorites, list, site } = persistedStateFrom(cookieValue(cookies, PERSISTED_COOKIE));
  if (favorites.productIds.length > 0 || list.relocateAlias !== null || list.relocatePage !== null) return undefined;
  const { customerType, vatIncluded } = site;
  return {
    customerType,
    vatIncluded,
    styles: cookieValue(cookies, STYLES_COOKIE),
    checkoutMarket: cookieValue(cookies, CHECKOUT_MARKET_COOKIE),
  };
}

/** The Cookie header with which the page of a stranger is rendered. */
export function cookiesOf({ customerType, vatIncluded, styles, checkoutMarket }: Stranger): string {
  const persisted = encodeURIComponent(JSON.stringify({ customerType, vatIncluded }));
  const market =
    checkoutMarket === undefined ? '' : `; ${CHECKOUT_MARKET_COOKIE}=${encodeURIComponent(checkoutMarket)}`;
  const sheets = styles === undefined ? '' : `; ${STYLES_COOKIE}=${encodeURIComponent(styles)}`;
  return `${PERSISTED_COOKIE}=${persisted}${market}${sheets}`;
}
