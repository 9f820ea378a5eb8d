import { matchRoutes, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { ExposeId } from '@storefront/federation/contract';
import { pathPrefix, pathTo, type PathPlace } from '@storefront/routing/paths';
import { ROUTE_NAMES, routePattern, type RouteName } from '@storefront/routing/routeTable';
import { rootDataContext } from './contexts.ts';
import { ErrorPage } from './error-pages/ErrorPage.tsx';
import { RootErrorPage } from './error-pages/RootErrorPage.tsx';
import type { GuardName } from './guards/guards.ts';
import { routeGuard } from './guards/routeGuard.ts';
import { failuresTold, lazyPage } from './lazyPage.tsx';
import { notFound } from './notFound.ts';
import { StartPage, Unavailable } from './PageFrame.tsx';
import { LAYOUT_SLOTS, PAGES, type LayoutName } from './pages.ts';
import type { PageSource } from './pageSource.ts';
import { redirectTo } from './redirects.ts';
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
      ErrorBoundary: RootErrorPage,
      loader: async ({ context }) => failuresTold(() => context.get(rootDataContext)()),
      shouldRevalidate: () => pages.isRootStale?.() ?? false,
      HydrateFallback: Unavailable,
      children: [
        ...ROUTE_NAMES.flatMap((name) => route(name, pages, place)),
        {
          id: 'unknown',
          path: '*',
          handle: handle('unknown', 'error'),
          Component: Unavailable,
          ErrorBoundary: ErrorPage,
          loader: ({ request }) => notFound(request, pages, place),
        },
      ],
    },
  ];
}

function route(name: RouteName, pages: PageSource, place: PathPlace): RouteObject[] {
  const address = { id: name, path: pathPrefix(place) + routePattern(name, place.locale) };
  const guard = (...names: readonly GuardName[]) => routeGuard(name, names, pages, place);
  const page = PAGES[name];
  if (page) {
    const own: RouteHandle = { name, layout: page.layout ?? 'default', page: page.page };
    const guarded = guard(...(page.guards ?? []));
    const lazy = async () => lazyPage({ handle: own, id: page.page, pages, place, guard: guarded });
    return [{ ...address, handle: own, lazy }];
  }

  const own = (loader: (args: LoaderFunctionArgs) => unknown, layout?: LayoutName): RouteObject => ({
    ...address,
    handle: handle(name, layout),
    Component: Unavailable,
    ErrorBoundary: ErrorPage,
    loader,
  });
  switch (name) {
    case 'start':
      return startPaths(place).map((path, index) => ({
        ...own((args) => nullAfter(guard(), args), 'no-footer'),
        Component: StartPage,
        path,
        id: index === 0 ? name : `${name}-at-root`,
      }));
    case 'account': {
      const guarded = guard('authenticated');
      return [own((args) => redirectTo(accountTarget(guarded, args, place)))];
    }
    case 'not-found':
      return [own(({ request }) => notFound(request, pages, place), 'error')];
    case 'search-form':
      return [own(({ request }) => searchRedirect(request, place))];
    default:
      return [];
  }
}

function handle(name: string, layout: LayoutName = 'default'): RouteHandle {
  return { name, layout };
}

/** ROUTE-14, OP-03: the start page also stands at the root where index does not. */
export function startPaths(place: PathPlace): string[] {
  const root = pathTo('index', { locale: place.locale });
  return [pathTo('start', place), ...(root === pathTo('index', place) ? [] : [root])];
}

function nullAfter(guard: (args: LoaderFunctionArgs) => void, args: LoaderFunctionArgs): null {
  guard(args);
  return null;
}

/** ROUTE-19 */
function accountTarget(guard: (args: LoaderFunctionArgs) => void, args: LoaderFunctionArgs, place: PathPlace): string {
  guard(args);
  return pathTo('account-orders', place) + new URL(args.request.url).search;
}

/** Without JavaScript the search form's GET arrives here. */
function searchRedirect(request: Request, place: PathPlace) {
  // Cut by character: half of an emoji cannot stand in an address.
  // oxlint-disable-next-line typescript/no-misused-spread -- by code point is what is wanted here
  const text = [...(new URL(request.url).searchParams.get('q')?.trim() ?? '')].slice(0, 500).join('').toWellFormed();
  return redirect(text ? pathTo('search', place, { search: text }) : pathTo('index', place));
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
