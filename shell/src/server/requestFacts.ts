import { SERVER_VIEWPORT_WIDTH, viewportClass } from '@storefront/config/breakpoints';
import { LOCALES, type LocaleCode } from '@storefront/config/locales';
import { cartIdFrom, CART_COOKIE } from '@storefront/cart/cartCookie';
import type { RootState } from '@storefront/store/appStore';
import { cookieValue } from '@storefront/store/cookies';
import { persistedStateFrom } from '@storefront/store/persistedState';
import { PERSISTED_COOKIE } from '@storefront/store/persistedText';
import type { Shop } from '@storefront/store/shop';
import type { Environment } from './env.ts';

const ALIAS_PATTERN = /^[\w-]{1,40}$/;
const TOKEN_PATTERN = /^[\w.~+/=-]{20,4096}$/;
const USER_MAX_LENGTH = 254;

/** What a request says about its visitor. Everything comes from cookies, so everything may be tampered with. */
export interface RequestFacts {
  shop: Shop;
  state: Pick<RootState, 'site' | 'favorites' | 'list' | 'session'>;
  token: string | undefined;
  cartId: string | undefined;
}

/** The market of a site without one chosen; the channel's default is known once the API has answered. */
const DEFAULT_MARKETS: Record<LocaleCode, string> = { sv: 'se', en: 'eu' };

export function requestFacts(cookieHeader: string | undefined, locale: LocaleCode, env: Environment): RequestFacts {
  const cookie = (name: string, pattern: RegExp) => {
    const value = cookieValue(cookieHeader, name);
    return value !== undefined && pattern.test(value) ? value : undefined;
  };
  const persisted = persistedStateFrom(cookieValue(cookieHeader, PERSISTED_COOKIE));
  const market = cookie('ralph-selected-market', ALIAS_PATTERN) ?? DEFAULT_MARKETS[locale];
  const userName = cookieValue(cookieHeader, 'ralph-user');

  return {
    shop: {
      locale,
      languageId: LOCALES[locale].iso,
      channelId: env.sites[locale].channelId,
      market,
      checkoutMarket: cookie('ralph-checkout-market', ALIAS_PATTERN) ?? market,
      currency: LOCALES[locale].currency,
      origins: { sv: env.sites.sv.origin, en: env.sites.en.origin },
      config: env.publicConfig,
    },
    state: {
      ...persisted,
      site: { ...persisted.site, viewport: viewportClass(SERVER_VIEWPORT_WIDTH) },
      session: { userName: userName && userName.length <= USER_MAX_LENGTH ? userName : null },
    },
    token: cookie('apollo-token', TOKEN_PATTERN) ?? cookie('ralph-auth', TOKEN_PATTERN),
    cartId: cartIdFrom(cookieValue(cookieHeader, CART_COOKIE)),
  };
}
