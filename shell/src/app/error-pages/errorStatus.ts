import { isRouteErrorResponse } from 'react-router-dom';

/** @returns the status of a route's error, or 500 if it has no error status (ERR-09) */
export function errorStatus(error: unknown): number {
  const status = isRouteErrorResponse(error) ? error.status : ownStatus(error);
  return typeof status === 'number' && Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500;
}

/** The status of an error that a page throws while rendering, for example a `PageError`. */
function ownStatus(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}
