import { matchRoutes, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { ExposeId } from '@storefront/federation/contract';
import { pathPrefix, pathTo, type PathPlace } from '@storefront/routing/paths';
import { ROUTE_NAMES, routePattern, type RouteName } from '@storefront/routing/routeTable';
import { LateErrorPage, LateRootErrorPage } from './error-pages/LateErrorPage.tsx';
import { lazyPage } from './lazyPage.tsx';
import { StartPage, Unavailable } from './PageFrame.tsx';
import { LAYOUT_SLOTS, PAGES, type LayoutName } from './pages.ts';
import type { PageSource } from './pageSource.ts';
import { Root } from './Root.tsx';
import { asHandle, type RouteHandle } from './routeHandle.ts';

/**
 * The routes of one site. They are made anew for each request on the server: the router stores what `lazy` resolved to
 * on the route object, and shared ones would pin the first release for ever.
 */
export function createRoutes(pages: PageSource, place: PathPlace): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: LateRootErrorPage,
      loader: async (args) => (await pages.loaders()).rootLoader(args),
      shouldRevalidate: () => pages.isRootStale?.() ?? false,
      HydrateFallback: Unavailable,
      children: [
        ...ROUTE_NAMES.flatMap((name) => route(name, pages, place)),
        {
          id: 'unknown',
          path: '*',
          handle: handle('unknown', 'error'),
          Component: Unavailable,
          ErrorBoundary: LateErrorPage,
          loader: notFoundLoader(pages, place),
        },
      ],
    },
  ];
}

function route(name: RouteName, pages: PageSource, place: PathPlace): RouteObject[] {
  const address = { id: name, path: pathPrefix(place) + routePattern(name, place.locale) };
  const world = { pages, place };
  const page = PAGES[name];
  if (page) {
    const own: RouteHandle = { name, layout: page.layout ?? 'default', page: page.page };
    return [{ ...address, handle: own, lazy: async () => lazyPage({ ...world, name, id: page.page, handle: own }) }];
  }

  const base = { ...address, handle: handle(name), Component: Unavailable, ErrorBoundary: LateErrorPage };
  switch (name) {
    case 'start':
      return startPaths(place).map((path, index) => ({
        ...base,
        path,
        id: index === 0 ? name : `${name}-at-root`,
        handle: handle(name, 'no-footer'),
        Component: StartPage,
        loader: async (args) => (await pages.loaders()).startLoader(args, world),
      }));
    case 'account':
      return [{ ...base, loader: async (args) => (await pages.loaders()).accountLoader(args, world) }];
    case 'not-found':
      return [{ ...base, handle: handle(name, 'error'), loader: notFoundLoader(pages, place) }];
    case 'search-form':
      return [{ ...base, loader: async (args) => (await pages.loaders()).searchFormLoader(args, world) }];
    default:
      return [];
  }
}

function notFoundLoader(pages: PageSource, place: PathPlace) {
  return async (args: LoaderFunctionArgs) => (await pages.loaders()).notFoundLoader(args, { pages, place });
}

function handle(name: string, layout: LayoutName = 'default'): RouteHandle {
  return { name, layout };
}

/** ROUTE-14, OP-03: the start page also stands at the root where index does not. */
export function startPaths(place: PathPlace): string[] {
  const root = pathTo('index', { locale: place.locale });
  return [pathTo('start', place), ...(root === pathTo('index', place) ? [] : [root])];
}

/** Which page and slots an address uses, without loading any. */
export function usesOf(
  routes: RouteObject[],
  pathname: string,
): { page: ExposeId | undefined; slots: readonly ExposeId[] } {
  const handles = (matchRoutes(routes, pathname) ?? []).map(({ route: matched }) => asHandle(matched.handle));
  const last = handles.findLast((candidate) => candidate !== undefined);
  return { page: last?.page, slots: LAYOUT_SLOTS[last?.layout ?? 'default'] };
}
