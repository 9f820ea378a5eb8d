import { RouterContextProvider } from 'react-router-dom';
import { apolloContext, type GraphQLOperations } from '@storefront/api/operations';
import { cartContext, createCartSession, type CartSession } from '@storefront/cart/cartSession';
import { createAppStore, storeContext, type AppStore } from '@storefront/store/appStore';
import { categoriesContext } from '@storefront/store/categories';
import { shopContext, type Shop } from '@storefront/store/shop';
import { rootDataContext } from '../contexts.ts';
import type { Channel } from '../data/rootData.ts';
import { apiClient } from './apiClient.ts';
import type { Environment } from './env.ts';
import { requestFacts, type RequestSite } from './requestFacts.ts';
import { rootLoader, type SharedDataCache } from './rootLoader.ts';

export interface RequestOfVisitor {
  id: string;
  cookies: string | undefined;
  /** Language and market, as the address says. */
  site: RequestSite;
  channel: PromiseSettledResult<Channel>;
}

export interface ServerParts {
  env: Environment;
  sharedData: SharedDataCache;
}

/** What guards, loaders and actions of one request work with. All of it ends with the request. */
export interface RequestWorld {
  shop: Shop;
  store: AppStore;
  cart: CartSession;
  operations: GraphQLOperations;
  context: RouterContextProvider;
}

/** @param writeCartId told when the cart becomes another one, or none; a page that is only read changes no cart */
export async function requestWorld(
  { id, cookies, site, channel }: RequestOfVisitor,
  { env, sharedData }: ServerParts,
  writeCartId: (id: string | null) => void = () => undefined,
): Promise<RequestWorld> {
  const { shop, state, token, cartId } = requestFacts(cookies, site, env);
  const operations = apiClient(env, shop, token, id);
  const store = createAppStore(state);
  const cart = createCartSession({
    operations,
    initial: null,
    market: () => shop.market,
    readId: () => cartId,
    writeId: writeCartId,
  });
  const { shared, root } = rootLoader({ operations, shop, cart, sharedData, channel });

  const context = new RouterContextProvider();
  context.set(apolloContext, operations);
  context.set(storeContext, store);
  context.set(shopContext, shop);
  context.set(rootDataContext, root);
  context.set(cartContext, cart);
  // From memory but for the first request; without them a page has no breadcrumbs, and the root loader tells why.
  context.set(categoriesContext, (await shared().catch(() => undefined))?.categories ?? []);
  return { shop, store, cart, operations, context };
}
