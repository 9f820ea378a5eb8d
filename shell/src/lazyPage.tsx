import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { ExposeId } from '@storefront/federation/contract';
import type { RouteName } from '@storefront/routing/routeTable';
import { LateErrorPage } from './error-pages/LateErrorPage.tsx';
import type { RouteWorld } from './navigation/routeWorld.ts';
import { pageOf, Unavailable } from './PageFrame.tsx';
import type { RouteHandle } from './routeHandle.ts';

/** Stands in for a page whose code cannot be had. */
export const UNAVAILABLE_PAGE = { Component: Unavailable, ErrorBoundary: LateErrorPage, loader: unavailable };

interface LazyPage extends RouteWorld {
  name: RouteName;
  id: ExposeId;
  /** The route's own handle, told what the page says about itself as soon as its code is there. */
  handle: RouteHandle;
}

/** A page of a remote as the router wants it. */
export async function lazyPage({ handle, ...page }: LazyPage) {
  const { id, pages } = page;
  try {
    const module = await pages.load(id);
    handle.meta = module.meta;
    return {
      ...pageOf(id, module),
      loader: async (args: LoaderFunctionArgs) => (await pages.loaders()).pageLoader(args, { ...page, module }),
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
