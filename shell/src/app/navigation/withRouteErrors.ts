import { data } from 'react-router-dom';
import { isApiError } from '@hemvaror/runtime/api/apiError';
import { queryFailure } from '@hemvaror/domain/failure/queryFailure';
import { isPageError } from '@hemvaror/domain/pageError';
import { isRedirectMarker } from './redirects.ts';

interface RouteErrorOptions {
  /** Called with errors that are bugs. */
  onUnexpectedError?: (error: unknown) => void;
  /** Ends the loader of a missing page; without it the status is 404. */
  notFound?: () => never;
}

/** Converts expected errors of a loader to a status. Other errors are bugs with status 500 (ERR-09). */
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
      const { status, message: publicMessage } = queryFailure(error);
      throw data({ message: error.message, publicMessage }, { status });
    }
    // The browser is leaving for another site: keep the current page until then.
    if (isRedirectMarker(error)) return new Promise<never>(() => {});
    // A redirect is not an error.
    if (!(error instanceof Response)) onUnexpectedError?.(error);
    throw error;
  }
}
