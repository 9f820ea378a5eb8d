import { data } from 'react-router-dom';
import { isApiError } from '@hemvaror/runtime/api/apiError';
import { queryFailure } from '@hemvaror/domain/failure/queryFailure';
import { isPageError } from '@hemvaror/domain/pageError';
import { isRedirectMarker } from './redirects.ts';

interface RouteErrorOptions {
  /** Told what is a bug. */
  onUnexpectedError?: (error: unknown) => void;
  /** Ends the loader of a page that is not there; without it the answer is the status 404. */
  notFound?: () => never;
}

/** Turns what a loader throws on purpose into a status; anything else stays a bug and answers 500 (ERR-09). */
export async function withRouteErrors<Value>(
  load: () => Promise<Value>,
  { onUnexpectedError, notFound }: RouteErrorOptions = {},
): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    if (isPageError(error, 404)) notFound?.();
    if (isPageError(error)) throw data({ message: error.message }, { status: error.status });
    if (isApiError(error)) {
      const { status, message: shown } = queryFailure(error);
      throw data({ message: error.message, shown }, { status });
    }
    // The browser is on its way to another site: there is nothing to show meanwhile.
    if (isRedirectMarker(error)) return new Promise<never>(() => {});
    // A redirect is no failure.
    if (!(error instanceof Response)) onUnexpectedError?.(error);
    throw error;
  }
}
