import type { IncomingHttpHeaders } from 'node:http';

/**
 * Tells whether a form was sent from a page of the host that it is sent to: another site must not set what code a
 * visitor is given. Browsers name the origin with every POST.
 */
export function isOwnForm({ host, origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site !== undefined && site !== 'same-origin') return false;
  return origin !== undefined && URL.parse(origin)?.host === host;
}
