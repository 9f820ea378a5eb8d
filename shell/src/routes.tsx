import { data, matchRoutes, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { isApiError } from '@storefront/api/apiError';
import { isPageError, PageError } from '@storefront/domain/pageError';
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
import { within } from './within.ts';

/** Where pages come from; the server and the browser each have their own. */
export interface PageSource {
  /** Loads a page and its messages. */
  load: (id: ExposeId) => Promise<PageModule>;
  /** Ms that a loader may take; then the page counts as unavailable. */
  loaderLimitMs: number;
  /** Told what a page broke on before it could be rendered: its code, or its loader. */
  onFailure: (id: ExposeId, error: unknown) => void;
}

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
      shouldRevalidate: () => false,
      HydrateFallback: Unavailable,
      children: [
        ...ROUTE_NAMES.flatMap((name) => route(name, pages, place)),
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

/** Stands in for a page whose code cannot be had. */
export const UNAVAILABLE_PAGE = { Component: Unavailable, ErrorBoundary: ErrorPage, loader: unavailable };

function route(name: RouteName, pages: PageSource, place: PathPlace): RouteObject[] {
  const address = { id: name, path: pathPrefix(place) + routePattern(name, place.locale) };
  const page = PAGES[name];
  if (page) {
    const own: RouteHandle = { name, layout: page.layout ?? 'default', page: page.page };
    return [{ ...address, handle: own, lazy: async () => lazyPage(own, page.page, pages) }];
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

async function lazyPage(own: RouteHandle, id: ExposeId, { load, loaderLimitMs, onFailure }: PageSource) {
  try {
    const module = await load(id);
    own.meta = module.meta;
    return {
      ...pageOf(id, module),
      loader: async ({ request, params, context }: LoaderFunctionArgs) => {
        const tell = (error: unknown) => {
          if (!request.signal.aborted) onFailure(id, error);
        };
        const args = { request, params, context, route: own.name };
        return failuresTold(() => inTime(loaderLimitMs, module.loader(args), tell), tell);
      },
    };
  } catch (error) {
    onFailure(id, error);
    // A rejected `lazy` leaves the route unrenderable, its error boundary included; a throwing loader does not.
    return UNAVAILABLE_PAGE;
  }
}

function inTime<Value>(limitMs: number, promise: Promise<Value>, tell: (error: Error) => void): Promise<Value> {
  return within(limitMs, promise, () => {
    const late = new PageError(503, `the loader did not answer within ${limitMs} ms`);
    tell(late);
    return late;
  });
}

/** Turns what a loader throws on purpose into a status; anything else stays a bug and answers 500 (ERR-09). */
async function failuresTold<Value>(load: () => Promise<Value>, tell?: (error: unknown) => void): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    if (isPageError(error)) throw data({ message: error.message }, { status: error.status });
    if (isApiError(error)) throw data({ message: error.message }, { status: error.status >= 500 ? 503 : 500 });
    // A redirect is no failure.
    if (!(error instanceof Response)) tell?.(error);
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
