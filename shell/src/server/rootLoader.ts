import type { GraphQLOperations } from '@storefront/api/operations';
import type { CartSession } from '@storefront/cart/cartSession';
import { marketCurrency } from '@storefront/domain/market/marketCurrency';
import { present } from '@storefront/domain/present';
import type { Shop } from '@storefront/store/shop';
import { fetchSharedData } from '../data/fetchSharedData.ts';
import type { Channel, RootData, SharedData } from '../data/rootData.ts';
import type { StaleWhileRevalidate } from './staleWhileRevalidate.ts';

export type SharedDataCache = StaleWhileRevalidate<SharedData>;

interface RootLoaderOptions {
  operations: GraphQLOperations;
  shop: Shop;
  /** The request's cart session, not yet loaded. */
  cart: CartSession;
  sharedData: SharedDataCache;
  /** Of the page's site, or why it cannot be had. */
  channel: PromiseSettledResult<Channel>;
}

export interface RootLoader {
  /** What all visitors share, from the process-wide cache. @throws when the API has never been reached */
  shared: () => Promise<SharedData>;
  /** The same with the visitor's cart, so that the mini cart never flashes 0. @throws for a market without a currency (ERR-17) */
  root: () => Promise<RootData>;
}

/** The root route's data for one request. */
export function rootLoader({ operations, shop, cart, sharedData, channel }: RootLoaderOptions): RootLoader {
  const key = `${shop.channelId} ${shop.languageId} ${shop.market}`;
  const shared = () => sharedData.get(key, () => fetchSharedData(operations, shop.locale));

  async function root(): Promise<RootData> {
    if (channel.status === 'rejected') throw channel.reason;
    const market = present(channel.value.markets).find(({ alias }) => alias === shop.market);
    if (market) marketCurrency(market);
    // A cart that cannot be had costs the mini cart's number, not the page: the browser asks again (CART-18).
    const [common] = await Promise.all([shared(), cart.load().catch(() => undefined)]);
    return { ...common, channel: channel.value, cart: cart.getSnapshot().cart };
  }

  return { shared, root };
}
