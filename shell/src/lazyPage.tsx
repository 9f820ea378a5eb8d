import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { isApiError } from '@storefront/api/apiError';
import { isPageError, PageError } from '@storefront/domain/pageError';
import type { ExposeId } from '@storefront/federation/contract';
import type { PathPlace } from '@storefront/routing/paths';
import { ErrorPage } from './error-pages/ErrorPage.tsx';
import { failureMessage } from './error-pages/failureMessage.ts';
import { notFound } from './notFound.ts';
import { pageOf, Unavailable } from './PageFrame.tsx';
import type { PageSource } from './pageSource.ts';
import type { RouteHandle } from './routeHandle.ts';
import { within } from './within.ts';

/** Stands in for a page whose code cannot be had. */
export const UNAVAILABLE_PAGE = { Component: Unavailable, ErrorBoundary: ErrorPage, loader: unavailable };

interface LazyPage {
  /** The route's own handle, told what the page says about itself as soon as its code is there. */
  handle: RouteHandle;
  id: ExposeId;
  pages: PageSource;
  place: PathPlace;
  /** Throws where a guard does not let pass. */
  guard: (args: LoaderFunctionArgs) => void;
}

/** A page of a remote as the router wants it: guarded, limited in time, its failures turned into a status. */
export async function lazyPage({ handle, id, pages, place, guard }: LazyPage) {
  const { load, loaderLimitMs, onFailure } = pages;
  try {
    const module = await load(id);
    handle.meta = module.meta;
    return {
      ...pageOf(id, module),
      loader: async (given: LoaderFunctionArgs) => {
        guard(given);
        const { request, params, context } = given;
        const tell = (error: unknown) => {
          if (!request.signal.aborted) onFailure(id, error);
        };
        try {
          const answer = module.loader({ request, params, context, route: handle.name });
          return await failuresTold(async () => inTime(loaderLimitMs, answer, tell), tell);
        } catch (error) {
          if (isNotFound(error)) notFound(request, pages, place);
          throw error;
        }
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
export async function failuresTold<Value>(load: () => Promise<Value>, tell?: (error: unknown) => void): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    if (isPageError(error)) throw data({ message: error.message }, { status: error.status });
    if (isApiError(error)) {
      const status = error.status >= 500 ? 503 : 500;
      throw data({ message: error.message, shown: failureMessage(error) }, { status });
    }
    // A redirect is no failure.
    if (!(error instanceof Response)) tell?.(error);
    throw error;
  }
}

/** What `failuresTold` made of a page that is not there. */
function isNotFound(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('init' in error)) return false;
  const { init } = error;
  return typeof init === 'object' && init !== null && 'status' in init && init.status === 404;
}

function unavailable(): never {
  throw data({ message: 'the page is not available' }, { status: 503 });
}
