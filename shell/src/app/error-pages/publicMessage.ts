import { isRouteErrorResponse } from 'react-router-dom';

const MAX_LENGTH = 200;

/** @returns the part of a route error's message that shoppers may see; null without one */
export function publicMessage(error: unknown): string | null {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  const message = typeof data === 'object' && data !== null && 'publicMessage' in data ? data.publicMessage : null;
  return typeof message === 'string' ? message.slice(0, MAX_LENGTH) : null;
}
