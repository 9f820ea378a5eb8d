import { pathIn, splitPath } from '@storefront/routing/paths';
import type { Shop } from '@storefront/store/shop';
import type { Channel } from '../data/rootData.ts';
import { pickableMarkets } from './isPickable.ts';
import { CHECKOUT_MARKET_COOKIE, MARKET_COOKIE, MARKET_COOKIE_MAX_AGE_SECONDS } from './marketCookies.ts';

/** The market of this page view. It alone can change the facts of the page. */
export interface MarketSession {
  getShop: () => Shop;
  subscribe: (listener: () => void) => () => void;
  /** Goes shopping in another market; the present one, or one that cannot be chosen, changes nothing. */
  choose: (alias: string) => void;
}

interface MarketSessionOptions {
  shop: Shop;
  /** Undefined while the page does not know its channel. */
  channel: () => Channel | undefined;
  writeCookie: (name: string, value: string, maxAgeSeconds: number) => void;
  /** The facts are new: what was fetched with the old ones is to be fetched again (LOCALE-17). */
  changed: (shop: Shop) => void;
  /** Where markets stand in the path, another one is another document. */
  goTo: (address: string) => void;
  /** Of the page that is shown, with its query. */
  location: () => { pathname: string; search: string };
}

export function createMarketSession({ shop, channel, ...world }: MarketSessionOptions): MarketSession {
  let current = shop;
  const listeners = new Set<() => void>();

  function choose(alias: string): void {
    const known = channel();
    const market = known && pickableMarkets(known, current.locale).find((candidate) => candidate.alias === alias);
    if (!market || alias === current.market) return;

    // LOCALE-16, LOCALE-18
    for (const name of [MARKET_COOKIE, CHECKOUT_MARKET_COOKIE]) {
      world.writeCookie(name, alias, MARKET_COOKIE_MAX_AGE_SECONDS);
    }
    if (current.config.marketInPath) {
      const { pathname, search } = world.location();
      const { rest } = splitPath(pathname, current.marketAliases);
      world.goTo(pathIn({ ...current.places[current.locale], market: alias }, rest) + search);
      return;
    }
    current = { ...current, market: alias, checkoutMarket: alias, currency: market.currency?.code ?? current.currency };
    for (const listener of listeners) listener();
    world.changed(current);
  }

  return {
    getShop: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose,
  };
}

/** On the server nobody chooses. */
export function fixedMarket(shop: Shop): MarketSession {
  return { getShop: () => shop, subscribe: () => () => undefined, choose: () => undefined };
}
