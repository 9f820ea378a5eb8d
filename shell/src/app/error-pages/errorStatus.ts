import { isRouteErrorResponse } from 'react-router-dom';

/** @returns the status from a route's error, or 500 where it brings none that stands for a failure (ERR-09) */
export function errorStatus(error: unknown): number {
  const status = isRouteErrorResponse(error) ? error.status : ownStatus(error);
  return typeof status === 'number' && Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500;
}

/** A page may throw its refusal while it renders: a `PageError`, or whatever else carries a status. */
function ownStatus(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}
