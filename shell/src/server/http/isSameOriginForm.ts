import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form was sent from a page of its target's origin (CSRF protection). Browsers send Origin with every POST; if it
 * is missing, Sec-Fetch-Site decides.
 */
export function isSameOriginForm({ host, origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined ? site === 'same-origin' : URL.parse(origin)?.host === host;
}
