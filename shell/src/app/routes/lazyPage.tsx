import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { DeferredErrorPage } from '../error-pages/DeferredErrorPage.tsx';
import type * as loaders from '../navigation/loaders.ts';
import type { PageOfRoute, RouteDeps } from '../navigation/routeDeps.ts';
import { toRouteModule, Unavailable } from './PageFrame.tsx';
import type { RouteHandle } from '../core/routeHandle.ts';

/** Gets what routes do when they are navigated to; the browser's first view does without it. */
export type LoadLoaders = () => Promise<typeof loaders>;

/** Stands in for a page whose code cannot be had. */
export const UNAVAILABLE_PAGE = { Component: Unavailable, ErrorBoundary: DeferredErrorPage, loader: unavailable };

interface LazyPage extends RouteDeps, PageOfRoute {
  /** The route's own handle, told what the page says about itself as soon as its code is there. */
  handle: RouteHandle;
}

/** A page of a remote as the router wants it. */
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
