import type { GraphQLOperations } from '@storefront/api/operations';
import { createCartSession } from '@storefront/cart/cartSession';
import type { Shop } from '@storefront/store/shop';
import { fetchSharedData } from '../data/fetchSharedData.ts';
import type { RootData, SharedData } from '../data/rootData.ts';
import type { StaleWhileRevalidate } from './staleWhileRevalidate.ts';

export type SharedDataCache = StaleWhileRevalidate<SharedData>;

interface RootLoaderOptions {
  operations: GraphQLOperations;
  shop: Shop;
  cartId: string | undefined;
  sharedData: SharedDataCache;
}

export interface RootLoader {
  /** What all visitors share, from the process-wide cache. @throws when the API has never been reached */
  shared: () => Promise<SharedData>;
  /** The same with the visitor's cart, so that the mini cart never flashes 0. */
  root: () => Promise<RootData>;
}

/** The root route's data for one request. */
export function rootLoader({ operations, shop, cartId, sharedData }: RootLoaderOptions): RootLoader {
  const key = `${shop.channelId} ${shop.languageId} ${shop.market}`;
  const shared = () => sharedData.get(key, () => fetchSharedData(operations, shop.locale));

  async function root(): Promise<RootData> {
    const [common, cart] = await Promise.all([shared(), cartId ? cartOf(cartId) : null]);
    return { ...common, cart };
  }

  /** An API that fails here costs the mini cart's number, not the page: the browser asks again (CART-18). */
  async function cartOf(id: string): Promise<RootData['cart']> {
    const session = createCartSession({
      operations,
      initial: null,
      market: shop.market,
      readId: () => id,
      writeId: () => undefined,
    });
    await session.load().catch(() => undefined);
    const { cart } = session.getSnapshot();
    return cart && !cart.isCompleted ? cart : null;
  }

  return { shared, root };
}
