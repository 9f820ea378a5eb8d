import { CHECKOUT_KEY_COOKIES } from '@hemvaror/runtime/api/checkoutKey';
import { SERVER_VIEWPORT_WIDTH, viewportClass } from '@hemvaror/domain/site/breakpoints';
import { LOCALES, type LocaleCode } from '@hemvaror/domain/site/locales';
import { AUTH_COOKIES } from '@hemvaror/runtime/auth/authCookies';
import { tokenClaims } from '@hemvaror/domain/tokenClaims';
import { cartIdFrom, CART_COOKIE, CHECKOUT_MARKET_COOKIE } from '@hemvaror/runtime/cart/cartCookie';
import type { RootState } from '@hemvaror/runtime/state/appStore';
import { cookieValue } from '@hemvaror/runtime/state/cookies';
import { persistedStateFrom } from './persistedState.ts';
import { PERSISTED_COOKIE } from '@hemvaror/runtime/state/persistedText';
import type { Shop, ShopLocalePrefix } from '@hemvaror/runtime/contract/shop';
import { resolveMarket, currencyOf, isCheckoutMarket, type MarketRules } from './address/marketRules.ts';
import { deliveryDaysOf } from '../../app/market/deliveryDaysOf.ts';
import { guaranteeNoticeOf } from '../../app/market/guaranteeNoticeOf.ts';
import type { Environment } from '../settings/settings.ts';

const ALIAS_PATTERN = /^[\w-]{1,40}$/;
const TOKEN_PATTERN = /^[\w.~+/=-]{20,4096}$/;
const CHECKOUT_KEY_PATTERN = /^[\w-]{43}$/;
const USER_MAX_LENGTH = 254;
/** The Swedish format of a date is that of ISO 8601. */
const TODAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });

/** The visitor's state, read from the cookies of a request and therefore untrusted. */
export interface VisitorState {
  shop: Shop;
  state: Pick<RootState, 'site' | 'favorites' | 'list' | 'session'>;
  token: string | undefined;
  /** Proves that a guest typed a checkout or ordered in this browser. */
  checkoutKey: string | undefined;
  cartId: string | undefined;
}

/** Language and market of a request, resolved from its address. */
export interface RequestSite {
  locale: LocaleCode;
  market: string;
  markets: MarketRules;
}

export function readVisitorState(
  cookieHeader: string | undefined,
  { locale, market, markets }: RequestSite,
  env: Environment,
): VisitorState {
  const cookie = (name: string, pattern: RegExp) => {
    const value = cookieValue(cookieHeader, name);
    return value !== undefined && pattern.test(value) ? value : undefined;
  };
  const persisted = persistedStateFrom(cookieValue(cookieHeader, PERSISTED_COOKIE));
  const chosen = cookie(CHECKOUT_MARKET_COOKIE, ALIAS_PATTERN);
  const checkoutMarket = isCheckoutMarket(markets, locale, chosen) ? chosen : market;
  const userName = cookieValue(cookieHeader, AUTH_COOKIES.user);
  // On https a cookie without the __Host- prefix may have been set by another subdomain.
  const isSecure = env.sites[locale].origin.startsWith('https:');
  const config = env.publicConfig[locale];
  const prefixOf = (code: LocaleCode): ShopLocalePrefix => ({
    locale: code,
    ...(config.marketInPath && { market: code === locale ? market : resolveMarket(markets, code, market) }),
  });

  const today = TODAY.format(new Date());
  const token = cookie(AUTH_COOKIES.bearer, TOKEN_PATTERN) ?? cookie(AUTH_COOKIES.token, TOKEN_PATTERN);
  const spoofedBy = token && tokenClaims(token)?.spoofedBy?.slice(0, USER_MAX_LENGTH);

  return {
    shop: {
      locale,
      languageId: LOCALES[locale].iso,
      channelId: env.sites[locale].channelId,
      market,
      checkoutMarket,
      currency: currencyOf(markets, locale, market) ?? LOCALES[locale].currency,
      deliveryDays: deliveryDaysOf(markets.byLocale[locale], checkoutMarket, config.deliveryDays),
      guaranteeNotice: guaranteeNoticeOf(markets.byLocale[locale], checkoutMarket, today),
      today,
      origins: { sv: env.sites.sv.origin, en: env.sites.en.origin },
      shopHosts: [...env.sites.sv.hosts, ...env.sites.en.hosts],
      localePrefixes: { sv: prefixOf('sv'), en: prefixOf('en') },
      marketAliases: config.marketInPath ? markets.aliases : [],
      config,
    },
    state: {
      ...persisted,
      site: {
        ...persisted.site,
        // Without the toggle a shopper could not leave the type that an older cookie has.
        ...(!config.customerTypeToggle && { customerType: 'PERSON' }),
        viewport: viewportClass(SERVER_VIEWPORT_WIDTH),
      },
      session: {
        userName: userName && userName.length <= USER_MAX_LENGTH ? userName : null,
        ...(userName && spoofedBy && { spoofedBy }),
      },
    },
    token,
    checkoutKey: cookie(isSecure ? CHECKOUT_KEY_COOKIES.secure : CHECKOUT_KEY_COOKIES.plain, CHECKOUT_KEY_PATTERN),
    cartId: cartIdFrom(cookieValue(cookieHeader, CART_COOKIE)),
  };
}
