import type { LoaderFunctionArgs, Params, RouterContextProvider } from 'react-router-dom';
import { apolloContext } from '@hemvaror/runtime/api/operations';
import { authContext } from '@hemvaror/runtime/auth/authSession';
import { cartContext } from '@hemvaror/runtime/cart/cartSession';
import type { ExposeId, PageModule } from '@hemvaror/runtime/contract/contract';
import { contextOf } from '@hemvaror/runtime/page-view/PageView';
import { isRouteName } from '@hemvaror/runtime/routing/routeTable';
import { categoriesContext } from '@hemvaror/runtime/shop/categories';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { storeContext } from '@hemvaror/runtime/state/appStore';
import type { PageData } from '../core/pageData.ts';
import { isPrivateRoute } from '../core/pages.ts';
import { loadPageData, type LoadedPage } from './loadPageData.ts';
import { prefetchPage } from './prefetchedPages.ts';
import type { RouteDeps } from './routeDeps.ts';

/** The page of a remote that a link opens. */
export interface LinkedPage {
  /** Name of its route. */
  name: string;
  id: ExposeId;
  params: Params;
  /** Without hash. */
  url: string;
}

export interface DataPrefetchDeps {
  routeDeps: RouteDeps;
  context: Readonly<RouterContextProvider>;
  /** Loads the code of a page and its messages. */
  loadPage: (id: ExposeId) => Promise<PageModule>;
}

/**
 * Prefetches the data of a linked page, without its guards and redirects, which are part of the navigation. Private pages are
 * never prefetched, and neither are the current page and any page during a navigation.
 */
export function prefetchData({ name, id, params, url }: LinkedPage, deps: DataPrefetchDeps): void {
  const { routeDeps, context, loadPage } = deps;
  const { origin, pathname, search } = window.location;
  const isVisible = url === origin + pathname + search;
  if (isVisible || isPrivateRoute(name) || !isRouteName(name) || routeDeps.visit?.isNavigating()) return;

  prefetchPage(url, { pages: routeDeps.pages, context }, async (request) => {
    const args = { request, params, context: withoutApiCache(context) };
    return loadCompletely(args, { ...routeDeps, name, id, module: await loadPage(id) });
  });
}

/** @throws Error if a slot failed: the navigation tries again, and reports it */
async function loadCompletely(
  args: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>,
  page: LoadedPage,
): Promise<PageData | Response> {
  const failures: unknown[] = [];
  const data = await loadPageData(args, page, (_id, error) => failures.push(error));
  if (failures.length > 0) throw new Error(`A slot of ${page.id} failed.`, { cause: failures[0] });
  return data;
}

/**
 * The API client caches responses without a maximum age. Those of a prefetch are not cached, so that a page which the shopper
 * opens later than `prefetchedPages.ts` allows has current prices and stock.
 */
function withoutApiCache(context: DataPrefetchDeps['context']): RouterContextProvider {
  const api = context.get(apolloContext);
  return contextOf(
    {
      shop: context.get(shopContext),
      store: context.get(storeContext),
      api: { ...api, query: async (operation) => api.query({ ...operation, cached: false }) },
      cart: context.get(cartContext),
      auth: context.get(authContext),
    },
    context.get(categoriesContext),
  );
}
