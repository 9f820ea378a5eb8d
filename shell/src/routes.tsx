import { data, matchRoutes, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { isApiError } from '@storefront/api/apiError';
import { isPageError } from '@storefront/domain/pageError';
import type { ExposeId, PageModule } from '@storefront/federation/contract';
import { pathPrefix, pathTo, type PathPlace } from '@storefront/routing/paths';
import { ROUTE_NAMES, routePattern, type RouteName } from '@storefront/routing/routeTable';
import { rootDataContext } from './contexts.ts';
import { ErrorPage } from './error-pages/ErrorPage.tsx';
import { RootErrorPage } from './error-pages/RootErrorPage.tsx';
import { pageOf, StartPage, Unavailable } from './PageFrame.tsx';
import { LAYOUT_SLOTS, PAGES, type LayoutName } from './pages.ts';
import { Root } from './Root.tsx';
import { asHandle, type RouteHandle } from './routeHandle.ts';

/** Loads a page and its messages; the server and the browser each supply their own. */
export type LoadPage = (id: ExposeId) => Promise<PageModule>;

/**
 * The routes of one site. They are made anew for each request on the server: the router stores what `lazy` resolved to
 * on the route object, and shared ones would pin the first release for ever.
 */
export function createRoutes(loadPage: LoadPage, place: PathPlace): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RootErrorPage,
      loader: async ({ context }) => failuresTold(() => context.get(rootDataContext)()),
      shouldRevalidate: () => false,
      HydrateFallback: Unavailable,
      children: [
        ...ROUTE_NAMES.flatMap((name) => route(name, loadPage, place)),
        {
          id: 'unknown',
          path: '*',
          handle: handle('unknown'),
          Component: Unavailable,
          ErrorBoundary: ErrorPage,
          loader: notFound,
        },
      ],
    },
  ];
}

function route(name: RouteName, loadPage: LoadPage, place: PathPlace): RouteObject[] {
  const address = { id: name, path: pathPrefix(place) + routePattern(name, place.locale) };
  const page = PAGES[name];
  if (page) {
    const own: RouteHandle = { name, layout: page.layout ?? 'default', page: page.page };
    return [{ ...address, handle: own, lazy: async () => lazyPage(own, page.page, loadPage) }];
  }
  const base = { ...address, ErrorBoundary: ErrorPage };
  switch (name) {
    case 'start':
      return [{ ...base, handle: handle(name, 'no-footer'), Component: StartPage, loader: () => null }];
    case 'not-found':
      return [{ ...base, handle: handle(name), Component: Unavailable, loader: notFound }];
    case 'search-form':
      return [{ ...base, handle: handle(name), loader: ({ request }) => searchRedirect(request, place) }];
    default:
      return [];
  }
}

function handle(name: string, layout: LayoutName = 'default'): RouteHandle {
  return { name, layout };
}

async function lazyPage(own: RouteHandle, id: ExposeId, loadPage: LoadPage) {
  try {
    const module = await loadPage(id);
    own.meta = module.meta;
    const page = pageOf(id, module);
    return {
      ...page,
      loader: async ({ request, params, context }: LoaderFunctionArgs) =>
        failuresTold(() => module.loader({ request, params, context, route: own.name })),
    };
  } catch (error) {
    console.error(`The page ${id} could not be loaded:`, error);
    // A rejected `lazy` leaves the route unrenderable, its error boundary included; a throwing loader does not.
    return { Component: Unavailable, ErrorBoundary: ErrorPage, loader: unavailable };
  }
}

/** Turns what a loader throws on purpose into a status; anything else stays a bug and answers 500 (ERR-09). */
async function failuresTold<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    if (isPageError(error)) throw data({ message: error.message }, { status: error.status });
    if (isApiError(error)) throw data({ message: error.message }, { status: error.status >= 500 ? 503 : 500 });
    throw error;
  }
}

function notFound(): never {
  throw data({ message: 'no such route' }, { status: 404 });
}

function unavailable(): never {
  throw data({ message: 'the page is not available' }, { status: 503 });
}

/** Without JavaScript the search form's GET arrives here. */
function searchRedirect(request: Request, place: PathPlace) {
  // Cut by character: half of an emoji cannot stand in an address.
  // oxlint-disable-next-line typescript/no-misused-spread -- by code point is what is wanted here
  const text = [...(new URL(request.url).searchParams.get('q')?.trim() ?? '')].slice(0, 200).join('').toWellFormed();
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
