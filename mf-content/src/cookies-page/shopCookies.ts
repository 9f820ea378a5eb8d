import {
  CONSENT_COOKIE,
  CONSENT_RECORD_COOKIE,
  FLASH_COOKIES,
  LOGIN_TOKEN_COOKIES,
  RECENT_COOKIE,
  STYLES_COOKIE,
  RECOMMENDATION_COOKIE,
  REFRESH_COOKIES,
} from '@hemvaror/domain/site/cookieNames';
import {
  CHECKOUT_DRAFT_KEY,
  RECENT_SEARCHES_KEY,
  RELOADED_AT_KEY,
  REPORTED_ORDERS_KEY,
  SCROLL_POSITIONS_KEY,
  SIGN_FLAG_KEY,
} from '@hemvaror/domain/site/storageKeys';
import { LOCALE_COOKIE, MARKET_COOKIE } from '@hemvaror/domain/site/marketCookies';
import { CHECKOUT_KEY_COOKIES } from '@hemvaror/runtime/api/checkoutKey';
import { AUTH_COOKIES } from '@hemvaror/runtime/auth/authCookies';
import { CART_COOKIE, CHECKOUT_MARKET_COOKIE } from '@hemvaror/runtime/cart/cartCookie';
import type { TrackingServices } from '@hemvaror/runtime/contract/trackingServices';
import { PERSISTED_COOKIE } from '@hemvaror/runtime/state/persistedText';

type Purpose =
  | 'cart'
  | 'state'
  | 'market'
  | 'checkoutMarket'
  | 'checkoutKey'
  | 'locale'
  | 'flash'
  | 'styles'
  | 'consent'
  | 'consentRecord'
  | 'recent'
  | 'visitor'
  | 'auth'
  | 'refresh'
  | 'user'
  | 'userMaxAge'
  | 'userType'
  | 'loginToken'
  | 'signed'
  | 'searches'
  | 'scroll'
  | 'reload'
  | 'checkoutDraft'
  | 'reportedOrders';

export interface StoredEntry {
  name: string;
  /** Message key in `cookies.purposes`. */
  purpose: Purpose;
  lifetime: 'year' | 'minute' | 'order' | 'login' | 'week' | 'session' | 'day' | 'tab' | 'cleared' | 'service';
}

/**
 * Every cookie that the shop or its services set (CONSENT-09). Cookies of a login are last.
 *
 * @param isSecure whether the site is on HTTPS, where some names have a prefix
 */
export const shopCookies = (
  { recommendation }: TrackingServices,
  { isSecure }: { isSecure: boolean },
): readonly StoredEntry[] => [
  { name: CART_COOKIE, purpose: 'cart', lifetime: 'year' },
  { name: PERSISTED_COOKIE, purpose: 'state', lifetime: 'year' },
  { name: MARKET_COOKIE, purpose: 'market', lifetime: 'year' },
  { name: CHECKOUT_MARKET_COOKIE, purpose: 'checkoutMarket', lifetime: 'year' },
  { name: CHECKOUT_KEY_COOKIES[isSecure ? 'secure' : 'plain'], purpose: 'checkoutKey', lifetime: 'order' },
  { name: LOCALE_COOKIE, purpose: 'locale', lifetime: 'year' },
  { name: FLASH_COOKIES[isSecure ? 'secure' : 'plain'], purpose: 'flash', lifetime: 'minute' },
  { name: STYLES_COOKIE, purpose: 'styles', lifetime: 'session' },
  { name: CONSENT_COOKIE, purpose: 'consent', lifetime: 'year' },
  { name: CONSENT_RECORD_COOKIE, purpose: 'consentRecord', lifetime: 'year' },
  { name: RECENT_COOKIE, purpose: 'recent', lifetime: 'session' },
  ...(recommendation ? [{ name: RECOMMENDATION_COOKIE, purpose: 'visitor', lifetime: 'service' } as const] : []),
  { name: AUTH_COOKIES.token, purpose: 'auth', lifetime: 'login' },
  { name: AUTH_COOKIES.bearer, purpose: 'auth', lifetime: 'week' },
  { name: REFRESH_COOKIES[isSecure ? 'secure' : 'plain'], purpose: 'refresh', lifetime: 'login' },
  { name: AUTH_COOKIES.user, purpose: 'user', lifetime: 'login' },
  { name: AUTH_COOKIES.userMaxAge, purpose: 'userMaxAge', lifetime: 'login' },
  { name: AUTH_COOKIES.customerType, purpose: 'userType', lifetime: 'year' },
  { name: LOGIN_TOKEN_COOKIES[isSecure ? 'secure' : 'plain'], purpose: 'loginToken', lifetime: 'minute' },
];

/** Every other entry of the browser's storage. */
export const shopStorage = (services: TrackingServices): readonly StoredEntry[] => [
  { name: RECENT_SEARCHES_KEY, purpose: 'searches', lifetime: 'cleared' },
  { name: SIGN_FLAG_KEY, purpose: 'signed', lifetime: 'login' },
  { name: SCROLL_POSITIONS_KEY, purpose: 'scroll', lifetime: 'tab' },
  { name: RELOADED_AT_KEY, purpose: 'reload', lifetime: 'tab' },
  { name: CHECKOUT_DRAFT_KEY, purpose: 'checkoutDraft', lifetime: 'day' },
  ...(Object.keys(services).length > 0
    ? [{ name: REPORTED_ORDERS_KEY, purpose: 'reportedOrders', lifetime: 'tab' } as const]
    : []),
];
