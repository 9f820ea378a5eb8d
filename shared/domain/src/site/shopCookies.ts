import {
  CHECKOUT_KEY_COOKIES,
  CONSENT_COOKIE,
  CONSENT_RECORD_COOKIE,
  FLASH_COOKIES,
  FORM_COOKIE,
  GROUP_COOKIE,
  LOGIN_TOKEN_COOKIES,
  OVERRIDE_COOKIE,
  RECENT_COOKIE,
  RECOMMENDATION_COOKIE,
  REFRESH_COOKIES,
} from './cookieNames.ts';
import { LOCALE_COOKIE, MARKET_COOKIE } from './marketCookies.ts';

interface NamesByProtocol {
  secure: string;
  plain: string;
}

/**
 * Every cookie of the shop by its use, with its names on https and http where they differ. Code can write no other
 * (`CookieName`), and the cookie page lists each of them (CONSENT-09).
 */
export const SHOP_COOKIES = {
  cart: 'ralph-cart',
  state: 'ralph',
  market: MARKET_COOKIE,
  checkoutMarket: 'ralph-checkout-market',
  checkoutKey: CHECKOUT_KEY_COOKIES,
  locale: LOCALE_COOKIE,
  flash: FLASH_COOKIES,
  form: FORM_COOKIE,
  consent: CONSENT_COOKIE,
  consentRecord: CONSENT_RECORD_COOKIE,
  group: GROUP_COOKIE,
  recent: RECENT_COOKIE,
  visitor: RECOMMENDATION_COOKIE,
  auth: 'ralph-auth',
  bearer: 'apollo-token',
  refresh: REFRESH_COOKIES,
  user: 'ralph-user',
  userMaxAge: 'ralph-user-maxage',
  userType: 'ralph-user-type',
  loginToken: LOGIN_TOKEN_COOKIES,
  override: OVERRIDE_COOKIE,
} as const satisfies Record<string, string | NamesByProtocol>;

export type CookieUse = keyof typeof SHOP_COOKIES;

type Names = (typeof SHOP_COOKIES)[CookieUse];
/** The name of a cookie on https or http. */
export type CookieName = Extract<Names, string> | Exclude<Names, string>[keyof NamesByProtocol];
