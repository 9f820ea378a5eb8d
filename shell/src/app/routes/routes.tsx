import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { ExposeId } from '@hemvaror/runtime/contract/contract';
import { pathPrefix } from '@hemvaror/runtime/routing/paths';
import { ROUTE_NAMES, routePattern, type RouteName } from '@hemvaror/runtime/routing/routeTable';
import { DeferredErrorPage, DeferredRootErrorPage } from '../error-pages/DeferredErrorPage.tsx';
import { mayMatch } from './mayMatch.ts';
import { lazyPage, type LoadLoaders } from './lazyPage.tsx';
import { StartPage, Unavailable } from './PageFrame.tsx';
import { isPrivateRoute, LAYOUT_SLOTS, PAGES, type LayoutName } from '../core/pages.ts';
import type { RouteDeps } from '../navigation/routeDeps.ts';
import { Root } from './Root.tsx';
import { startPaths } from './startPaths.ts';
import { asHandle, type RouteHandle } from '../core/routeHandle.ts';

/**
 * Creates the routes of one site. The server creates them for each request: the router stores the result of `lazy`
 * on the route object, so shared routes would pin the first release forever.
 *
 * @param pathname of the only address that is matched, on the server; by default every address is
 */
export function createRoutes(deps: RouteDeps, load: LoadLoaders, pathname?: string): RouteObject[] {
  const routes = ROUTE_NAMES.flatMap((name) => route(name, deps, load));
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: DeferredRootErrorPage,
      loader: async (args) => (await load()).rootLoader(args),
      shouldRevalidate: () => deps.visit?.isRootStale() ?? false,
      HydrateFallback: Unavailable,
      children: [
        ...(pathname === undefined ? routes : routes.filter(({ path = '' }) => mayMatch(path, pathname))),
        {
          id: 'unknown',
          path: '*',
          handle: handle('unknown', 'error'),
          Component: Unavailable,
          ErrorBoundary: DeferredErrorPage,
          loader: async (args) => (await load()).unknownLoader(args, deps),
        },
      ],
    },
  ];
}

function route(name: RouteName, deps: RouteDeps, load: LoadLoaders): RouteObject[] {
  const { localePrefix } = deps;
  const address = { id: name, path: pathPrefix(localePrefix) + routePattern(name, localePrefix.locale) };
  const page = PAGES[name];
  if (page) {
    const routeHandle: RouteHandle = { name, layout: page.layout ?? 'default', page: page.page };
    const { action } = deps;
    return [
      {
        ...address,
        handle: routeHandle,
        lazy: async () => lazyPage({ ...deps, name, id: page.page, handle: routeHandle }, load),
        ...(action && { action: async (args) => action(args, { name, id: page.page }, deps) }),
      },
    ];
  }

  const base = { ...address, handle: handle(name), Component: Unavailable, ErrorBoundary: DeferredErrorPage };
  switch (name) {
    case 'start':
      return startPaths(localePrefix).map((path, index) => ({
        ...base,
        path,
        id: index === 0 ? name : `${name}-at-root`,
        handle: handle(name, 'no-footer'),
        Component: StartPage,
        loader: async (args) => (await load()).startLoader(args, deps),
      }));
    case 'account':
      return [{ ...base, loader: async (args) => (await load()).accountLoader(args, deps) }];
    case 'not-found':
      return [
        {
          ...base,
          handle: handle(name, 'error'),
          loader: async (args) => (await load()).notFoundLoader(args, deps),
        },
      ];
    case 'search-form':
      return [{ ...base, loader: async (args) => (await load()).searchFormLoader(args, deps) }];
    default:
      return [];
  }
}

function handle(name: string, layout: LayoutName = 'default'): RouteHandle {
  return { name, layout };
}

/** The page and slots of an address, and whether its document is private, without loading code. */
export function exposesForUrl(
  routes: RouteObject[],
  pathname: string,
): { page: ExposeId | undefined; slots: readonly ExposeId[]; isPrivate: boolean } {
  const handles = (matchRoutes(routes, pathname) ?? []).map(({ route: matched }) => asHandle(matched.handle));
  const last = handles.findLast((candidate) => candidate !== undefined);
  return {
    page: last?.page,
    slots: LAYOUT_SLOTS[last?.layout ?? 'default'],
    isPrivate: isPrivateRoute(last?.name ?? ''),
  };
}
