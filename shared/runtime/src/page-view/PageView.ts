// oxlint-disable-next-line no-restricted-imports -- only the shell and tests compile this file; the facade for remotes does not need this name
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
 * The objects of one page view: on the server for one request, in the browser until the next document. Each is created once:
 * React discards markup that is not hydrated yet if a context around it changes.
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

/** The objects of a page view for guards, loaders and actions. */
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
