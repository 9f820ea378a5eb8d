import { failedResponse } from '@hemvaror/domain/failure/queryFailure';
import { isApiError } from '@hemvaror/runtime/api/apiError';
import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { CartSession } from '@hemvaror/runtime/cart/cartSession';
import { marketCurrency } from '@hemvaror/domain/market/marketCurrency';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import { fetchSharedData } from '../../app/data/fetchSharedData.ts';
import type { Channel, RootData, SharedData } from '../../app/data/rootData.ts';
import type { GetShared } from './staleWhileRevalidate.ts';

export type GetSharedData = GetShared<SharedData>;

interface RootLoaderOptions {
  /** The API without the visitor's token: its responses are shared by all visitors. */
  anonymous: () => GraphQLOperations;
  shop: Shop;
  /** The request's cart session, not yet loaded. */
  cart: CartSession;
  sharedData: GetSharedData;
  /** The channel of the page's site, or the error of its fetch. */
  channel: PromiseSettledResult<Channel>;
}

export interface RootLoader {
  /** The data that all visitors share, from the process-wide cache. @throws if they have never been fetched */
  shared: () => Promise<SharedData>;
  /** The shared data and the visitor's cart, so that the mini cart never flashes 0. @throws for a failed response, or a market without a currency (ERR-17) */
  root: () => Promise<RootData>;
}

/** The root route's data for one request. */
export function rootLoader({ anonymous, shop, cart, sharedData, channel }: RootLoaderOptions): RootLoader {
  const key = `${shop.channelId} ${shop.languageId} ${shop.market}`;
  const shared = () => sharedData(key, () => fetchSharedData(anonymous(), shop.locale));

  async function root(): Promise<RootData> {
    if (channel.status === 'rejected') throw channel.reason;
    const market = channel.value.markets.find(({ alias }) => alias === shop.market);
    if (market) marketCurrency(market);
    const [common] = await Promise.all([shared(), cart.load().catch(throwFailedResponse)]);
    return { ...common, channel: channel.value, cart: cart.getSnapshot().cart };
  }

  return { shared, root };
}

/** ERR-08, OP-21: a failed response fails the page. Without one only the mini cart is empty: the browser fetches it (CART-18). */
function throwFailedResponse(error: unknown): void {
  if (isApiError(error) && failedResponse(error)) throw error;
}
