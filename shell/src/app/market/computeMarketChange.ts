import { marketCurrency } from '@hemvaror/domain/market/marketCurrency';
import { withLocalePrefix, splitPath } from '@hemvaror/runtime/routing/paths';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import type { Channel } from '../data/rootData.ts';
import { deliveryDaysOf } from './deliveryDaysOf.ts';
import { checkoutMarkets, isSelectable, selectableMarkets } from './isSelectable.ts';
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
  const cookies: ChangedMarket['cookies'] = [
    [MARKET_COOKIE, site, MARKET_COOKIE_MAX_AGE_SECONDS],
    [CHECKOUT_MARKET_COOKIE, alias, MARKET_COOKIE_MAX_AGE_SECONDS],
  ];

  if (shop.config.marketInPath && site !== shop.market) {
    const { rest } = splitPath(location.pathname, shop.marketAliases);
    return {
      cookies,
      next: {
        address: withLocalePrefix({ ...shop.localePrefixes[shop.locale], market: site }, rest) + location.search,
      },
    };
  }
  return {
    cookies,
    next: {
      shop: {
        ...shop,
        market: site,
        checkoutMarket: alias,
        currency,
        deliveryDays: deliveryDaysOf(channel.markets, alias, shop.config.deliveryDays),
      },
    },
  };
}

/** The market of the site beside a market of the checkout alone. */
function siteMarket({ shop, channel, currency }: { shop: Shop; channel: Channel; currency: string }): string {
  if (currency === shop.currency) return shop.market;
  const sameCurrency = selectableMarkets(channel, shop.locale).find((market) => market.currency?.code === currency);
  return sameCurrency?.alias ?? shop.market;
}
