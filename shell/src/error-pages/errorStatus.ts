import { isRouteErrorResponse } from 'react-router-dom';

/** @returns the status that a route's error stands for; 500 for a bug (ERR-09) */
export function errorStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}
