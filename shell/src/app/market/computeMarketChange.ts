import { marketCurrency } from '@hemvaror/domain/market/marketCurrency';
import { withLocalePrefix, splitPath } from '@hemvaror/runtime/routing/paths';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import type { Channel } from '../data/rootData.ts';
import { selectableMarkets } from './isSelectable.ts';
import { CHECKOUT_MARKET_COOKIE } from '@hemvaror/runtime/cart/cartCookie';
import { MARKET_COOKIE, MARKET_COOKIE_MAX_AGE_SECONDS } from '@hemvaror/domain/site/marketCookies';

export interface MarketChange {
  alias: string;
  shop: Shop;
  channel: Channel | undefined;
  /** Location of the current page. */
  location: { pathname: string; search: string };
}

export interface ChangedMarket {
  /** By name, for a year (LOCALE-18). */
  cookies: readonly [name: string, value: string, maxAgeSeconds: number][];
  /** The new shop; or, with markets in the path, the address of the new market. */
  next: { shop: Shop } | { address: string };
}

/**
 * Computes the effects of a change to another market (LOCALE-16).
 *
 * @returns null for the current market and for one that cannot be selected
 * @throws Error for a market without a currency (ERR-17)
 */
export function computeMarketChange({ alias, shop, channel, location }: MarketChange): ChangedMarket | null {
  const market = channel && selectableMarkets(channel, shop.locale).find((candidate) => candidate.alias === alias);
  if (!market || alias === shop.market) return null;
  const cookies = [MARKET_COOKIE, CHECKOUT_MARKET_COOKIE].map((name): ChangedMarket['cookies'][number] => [
    name,
    alias,
    MARKET_COOKIE_MAX_AGE_SECONDS,
  ]);

  if (shop.config.marketInPath) {
    const { rest } = splitPath(location.pathname, shop.marketAliases);
    return {
      cookies,
      next: {
        address: withLocalePrefix({ ...shop.localePrefixes[shop.locale], market: alias }, rest) + location.search,
      },
    };
  }
  return {
    cookies,
    next: { shop: { ...shop, market: alias, checkoutMarket: alias, currency: marketCurrency(market) } },
  };
}
