// oxlint-disable-next-line no-restricted-imports -- only the shell and tests compile this file; what remotes take of the router has no use for it
import { RouterContextProvider } from 'react-router-dom';
import { apolloContext, type GraphQLOperations } from '../api/operations.ts';
import { authContext, type AuthSession } from '../auth/authSession.ts';
import { cartContext, type CartSession } from '../cart/cartSession.ts';
import type { Shop } from '../contract/shop.ts';
import type { I18n } from '../libraries/i18next.ts';
import { categoriesContext, type CategorySummary } from '../shop/categories.tsx';
import { shopContext } from '../shop/shop.tsx';
import type { Slots } from '../slots/Slots.ts';
import { storeContext, type AppStore } from '../state/appStore.ts';

/**
 * What exists once per page view: on the server for one request, in the browser from one document to the next. Each value
 * is created once: React discards markup that it has yet to hydrate when a context around it changes.
 */
export interface PageView {
  shop: Shop;
  store: AppStore;
  i18n: I18n;
  api: GraphQLOperations;
  cart: CartSession;
  auth: AuthSession;
  slots: Slots;
}

/** The part of a page view that guards, loaders and actions work with. */
export type LoaderView = Omit<PageView, 'i18n' | 'slots'>;

/** The router's context, from which loaders read the page view: `context.get(shopContext)`. */
export function contextOf(
  { shop, store, api, cart, auth }: LoaderView,
  categories: readonly CategorySummary[],
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(storeContext, store);
  context.set(apolloContext, api);
  context.set(cartContext, cart);
  context.set(authContext, auth);
  context.set(categoriesContext, categories);
  return context;
}
