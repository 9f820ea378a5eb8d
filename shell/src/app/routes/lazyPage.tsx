import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { DeferredErrorPage } from '../error-pages/DeferredErrorPage.tsx';
import type * as loaders from '../navigation/loaders.ts';
import type { PageOfRoute, RouteDeps } from '../navigation/routeDeps.ts';
import { toRouteModule, Unavailable } from './PageFrame.tsx';
import type { RouteHandle } from '../core/routeHandle.ts';

/** Loads the loaders of the routes, which the browser's first view does not need. */
export type LoadLoaders = () => Promise<typeof loaders>;

/** Route module of a page whose code cannot be loaded. */
export const UNAVAILABLE_PAGE = { Component: Unavailable, ErrorBoundary: DeferredErrorPage, loader: unavailable };

interface LazyPage extends RouteDeps, PageOfRoute {
  /** The route's handle. Its `meta` is set when the page's code is loaded. */
  handle: RouteHandle;
}

/** Loads a page of a remote as a route module. */
export async function lazyPage({ handle, ...page }: LazyPage, load: LoadLoaders) {
  const { id, pages } = page;
  try {
    const module = await pages.load(id);
    handle.meta = module.meta;
    return {
      ...toRouteModule(id, module),
      loader: async (args: LoaderFunctionArgs) => (await load()).pageLoader(args, { ...page, module }),
    };
  } catch (error) {
    pages.onFailure(id, error);
    // A rejected `lazy` leaves the route unrenderable, its error boundary included; a throwing loader does not.
    return UNAVAILABLE_PAGE;
  }
}

function unavailable(): never {
  throw data({ message: 'the page is not available' }, { status: 503 });
}
