import type { Params, RouterContextProvider } from 'react-router-dom';
import type { ExposeId, PageModule } from '@hemvaror/runtime/contract/contract';
import { isRouteName } from '@hemvaror/runtime/routing/routeTable';
import { isPrivateRoute } from '../core/pages.ts';
import { loadPageData } from './loadPageData.ts';
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
 * Creates a function that runs the loaders of a linked page, without its guards and redirects, which are part of the navigation.
 * The API client caches the responses (`ResponseCache`), so the loaders of the navigation send no request, or wait for a pending one.
 *
 * Private pages are never prefetched, and neither are the current page and any page during a navigation. A prefetch aborts that of
 * another page, as the shopper points at one link at a time.
 */
export function createDataPrefetch({ routeDeps, context, loadPage }: DataPrefetchDeps): (page: LinkedPage) => void {
  let pending: { url: string; controller: AbortController } | undefined;

  return function prefetchData({ name, id, params, url }) {
    const { origin, pathname, search } = window.location;
    const isVisible = url === origin + pathname + search;
    if (isVisible || isPrivateRoute(name) || !isRouteName(name) || routeDeps.visit?.isNavigating()) return;
    if (pending?.url === url) return;
    pending?.controller.abort();
    const prefetch = { url, controller: new AbortController() };
    pending = prefetch;

    const load = async () => {
      const request = new Request(url, { signal: prefetch.controller.signal });
      const page = { ...routeDeps, name, id, module: await loadPage(id) };
      await loadPageData({ request, params, context }, page, () => undefined);
    };
    load()
      // The navigation loads the page again, and reports its error.
      .catch(() => undefined)
      .finally(() => {
        if (pending === prefetch) pending = undefined;
      });
  };
}
