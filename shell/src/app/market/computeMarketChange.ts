import { marketCurrency } from '@hemvaror/domain/market/marketCurrency';
import type { CookieName } from '@hemvaror/domain/site/shopCookies';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import type { Channel } from '../data/rootData.ts';
import { checkoutMarkets, isSelectable, selectableMarkets } from './isSelectable.ts';
import { CHECKOUT_MARKET_COOKIE } from '@hemvaror/runtime/cart/cartCookie';
import { MARKET_COOKIE, MARKET_COOKIE_MAX_AGE_SECONDS } from '@hemvaror/domain/site/marketCookies';
import { nextShop, type NextShop, type PageLocation } from './nextShop.ts';

export interface MarketChange {
  alias: string;
  shop: Shop;
  channel: Channel | undefined;
  location: PageLocation;
}

export interface ChangedMarket {
  /** By name, for a year (LOCALE-18). */
  cookies: readonly [name: CookieName, value: string, maxAgeSeconds: number][];
  next: NextShop;
}

/**
 * Computes the effects of a change to another market (LOCALE-16). A market of the checkout alone leaves the site in its own
 * market, or in one of the same currency: a page must not promise in one currency and charge in another.
 *
 * @returns null for the current market and for one that cannot be selected
 * @throws Error for a market without a currency (ERR-17)
 */
export function computeMarketChange({ alias, shop, channel, location }: MarketChange): ChangedMarket | null {
  const market = channel && checkoutMarkets(channel, shop.locale).find((candidate) => candidate.alias === alias);
  if (!market) return null;
  const currency = marketCurrency(market);
  const site = isSelectable(market) ? alias : siteMarket({ shop, channel, currency });
  if (site === shop.market && alias === shop.checkoutMarket) return null;
  return {
    cookies: [
      [MARKET_COOKIE, site, MARKET_COOKIE_MAX_AGE_SECONDS],
      [CHECKOUT_MARKET_COOKIE, alias, MARKET_COOKIE_MAX_AGE_SECONDS],
    ],
    next: nextShop({ shop, channel, location }, { market: site, checkoutMarket: alias, currency }),
  };
}

/** The market of the site beside a market of the checkout alone. */
function siteMarket({ shop, channel, currency }: { shop: Shop; channel: Channel; currency: string }): string {
  if (currency === shop.currency) return shop.market;
  const sameCurrency = selectableMarkets(channel, shop.locale).find((market) => market.currency?.code === currency);
  return sameCurrency?.alias ?? shop.market;
}
