import { isRouteErrorResponse } from 'react-router-dom';

const MAX_LENGTH = 200;

/** @returns the message that may be shown of a route's error; null for one that has none */
export function publicMessage(error: unknown): string | null {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  const shown = typeof data === 'object' && data !== null && 'shown' in data ? data.shown : null;
  return typeof shown === 'string' ? shown.slice(0, MAX_LENGTH) : null;
}
