import { cookiesWith } from '@hemvaror/domain/site/visitorState';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { tokenClaims } from '@hemvaror/domain/tokenClaims';
import { CHECKOUT_KEY_COOKIES } from '@hemvaror/runtime/api/checkoutKey';
import { AUTH_COOKIES } from '@hemvaror/runtime/auth/authCookies';
import { CART_COOKIE, cartIdFrom } from '@hemvaror/runtime/cart/cartCookie';
import type { RootState } from '@hemvaror/runtime/state/appStore';
import { cookieValue } from '@hemvaror/runtime/state/cookies';
import { hasLoginCookie } from '../http/cacheControl.ts';
import type { PageRequest } from '../http/pageRequest.ts';
import { flashFrom, type Flash } from '../notices/flash.ts';
import { safeRedirectPath } from '../notices/safeRedirectPath.ts';
import { showsState } from './ownPages.ts';
import type { overrideReader } from '../override/activeOverride.ts';
import type { Overrides } from '../override/overrideText.ts';

const TOKEN_PATTERN = /^[\w.~+/=-]{20,4096}$/;
const CHECKOUT_KEY_PATTERN = /^[\w-]{43}$/;
const USER_MAX_LENGTH = 254;

/** A visitor with one of these, valid or not, gets their own documents. */
export const PERSONAL_COOKIES: readonly string[] = cookiesWith('own');

/** The fields of a visitor who gets their own pages. */
export interface PersonalState {
  readonly state: Pick<RootState, 'favorites' | 'list' | 'session'>;
  readonly token: string | undefined;
  /** Proves that a guest typed a checkout or ordered in this browser. */
  readonly checkoutKey: string | undefined;
  readonly cartId: string | undefined;
  readonly hasLoginCookie: boolean;
  /** Whether a browser fetches the page before the shopper opens it: the page must have no effect. */
  readonly isPrefetch: boolean;
  /** The result of a form post, for the page of this address. */
  readonly flash: Flash | undefined;
  readonly overrides: Overrides;
}

/** The page that a visitor has requested. */
export interface RequestedPage {
  /** Path without the locale prefix. */
  path: string;
  locale: LocaleCode;
}

/**
 * Reads the cookies of a visitor who gets their own document (`VISITOR_STATE`): with a login, a notice or a developer's override, or with
 * a cart or favorites that the page shows. Returns undefined for any other visitor.
 *
 * @param isSecure on https a cookie without the `__Host-` prefix may have been set by another subdomain
 */
export function personalStateFrom(
  { url, headers }: Pick<PageRequest, 'url' | 'headers'>,
  { path, locale }: RequestedPage,
  stored: Pick<RootState, 'favorites' | 'list'>,
  isSecure: boolean,
  overridesOf: ReturnType<typeof overrideReader>,
): PersonalState | undefined {
  const cookies = headers.cookie;
  // Of speculation rules: `prefetch`, or `prefetch;prerender`.
  const isPrefetch = /^prefetch\b/.test(String(headers['sec-purpose'] ?? ''));
  const names = (cookies ?? '').split(';').map((pair) => (pair.split('=', 1)[0] ?? '').trim());
  const showsCart = names.includes(CART_COOKIE) && showsState('cart', path, locale);
  const showsFavorites = stored.favorites.productIds.length > 0 && showsState('favorites', path, locale);
  if (!showsCart && !showsFavorites && !names.some((name) => PERSONAL_COOKIES.includes(name))) return undefined;

  const cookie = (name: string, pattern: RegExp) => {
    const value = cookieValue(cookies, name);
    return value !== undefined && pattern.test(value) ? value : undefined;
  };
  const token = cookie(AUTH_COOKIES.bearer, TOKEN_PATTERN) ?? cookie(AUTH_COOKIES.token, TOKEN_PATTERN);
  const spoofedBy = token && tokenClaims(token)?.spoofedBy?.slice(0, USER_MAX_LENGTH);
  const userName = cookieValue(cookies, AUTH_COOKIES.user);

  return {
    state: {
      ...stored,
      session: {
        userName: userName && userName.length <= USER_MAX_LENGTH ? userName : null,
        ...(userName && spoofedBy && { spoofedBy }),
      },
    },
    token,
    checkoutKey: cookie(isSecure ? CHECKOUT_KEY_COOKIES.secure : CHECKOUT_KEY_COOKIES.plain, CHECKOUT_KEY_PATTERN),
    cartId: cartIdFrom(cookieValue(cookies, CART_COOKIE)),
    hasLoginCookie: hasLoginCookie(cookies),
    isPrefetch,
    // A page that is not opened must not use up the notice.
    flash: isPrefetch ? undefined : flashFrom(cookies, safeRedirectPath(url).pathname, isSecure),
    overrides: overridesOf(headers),
  };
}
