import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of another origin had the browser send this: a sister domain as well, which SameSite lets through.
 * Browsers write this header themselves; what is no browser does not send it, nor carries anybody's cookies.
 *
 * @param allowed origins that may
 */
export function isForeign(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  const isOther = site === 'cross-site' || site === 'same-site';
  return isOther && !(headers.origin !== undefined && allowed.includes(headers.origin));
}
