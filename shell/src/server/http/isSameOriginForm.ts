import type { IncomingHttpHeaders } from 'node:http';

/**
 * Tells whether a form was sent from a page of the host that it is sent to: another site must do nothing in a visitor's
 * name. Browsers name the origin with every POST; one that leaves it out still says whether it is the same.
 */
export function isSameOriginForm({ host, origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined ? site === 'same-origin' : URL.parse(origin)?.host === host;
}
