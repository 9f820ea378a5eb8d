import { SERVER_VIEWPORT_WIDTH, viewportClass } from '@storefront/config/breakpoints';
import { LOCALES, type LocaleCode } from '@storefront/config/locales';
import { cartIdFrom, CART_COOKIE } from '@storefront/cart/cartCookie';
import type { RootState } from '@storefront/store/appStore';
import { cookieValue } from '@storefront/store/cookies';
import { persistedStateFrom } from '@storefront/store/persistedState';
import { PERSISTED_COOKIE } from '@storefront/store/persistedText';
import type { Shop, SitePlace } from '@storefront/store/shop';
import { CHECKOUT_MARKET_COOKIE } from '../market/marketCookies.ts';
import { chosenMarket, currencyOf, isCheckoutMarket, type MarketRules } from './address/marketRules.ts';
import { publicConfigOf, type Environment } from './env.ts';

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

/** Where a request is answered, as its address says. */
export interface RequestSite {
  locale: LocaleCode;
  market: string;
  markets: MarketRules;
}

export function requestFacts(
  cookieHeader: string | undefined,
  { locale, market, markets }: RequestSite,
  env: Environment,
): RequestFacts {
  const cookie = (name: string, pattern: RegExp) => {
    const value = cookieValue(cookieHeader, name);
    return value !== undefined && pattern.test(value) ? value : undefined;
  };
  const persisted = persistedStateFrom(cookieValue(cookieHeader, PERSISTED_COOKIE));
  const checkoutMarket = cookie(CHECKOUT_MARKET_COOKIE, ALIAS_PATTERN);
  const userName = cookieValue(cookieHeader, 'ralph-user');
  const placeOf = (code: LocaleCode): SitePlace => ({
    locale: code,
    ...(env.MARKET_IN_PATH && { market: code === locale ? market : chosenMarket(markets, code, market) }),
  });

  return {
    shop: {
      locale,
      languageId: LOCALES[locale].iso,
      channelId: env.sites[locale].channelId,
      market,
      checkoutMarket: isCheckoutMarket(markets, locale, checkoutMarket) ? checkoutMarket : market,
      currency: currencyOf(markets, locale, market) ?? LOCALES[locale].currency,
      origins: { sv: env.sites.sv.origin, en: env.sites.en.origin },
      ownHosts: [...env.sites.sv.hosts, ...env.sites.en.hosts],
      places: { sv: placeOf('sv'), en: placeOf('en') },
      marketAliases: env.MARKET_IN_PATH ? markets.aliases : [],
      config: publicConfigOf(env, locale),
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
