import { isRouteErrorResponse } from 'react-router-dom';
import type { ApiError } from '@storefront/api/apiError';

const MAX_LENGTH = 200;

/**
 * What a shopper may read of a call to the API that failed (ERR-04 … ERR-08): our own words for how it failed. The API's
 * words, and those of any other error, are for developers.
 */
export function failureMessage({ kind, message }: ApiError): string {
  return kind === 'graphql' ? 'The API answered with an error' : message;
}

/** @returns the message that may be shown of a route's error; null for one that has none */
export function shownMessage(error: unknown): string | null {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  const shown = typeof data === 'object' && data !== null && 'shown' in data ? data.shown : null;
  return typeof shown === 'string' ? shown.slice(0, MAX_LENGTH) : null;
}
