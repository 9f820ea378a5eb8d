import type { FastifyRequest } from 'fastify';

/**
 * Whether a browser sends a request for a page of another origin: it adds the login of this one by itself. Browsers state the origin
 * of a page in `Origin`, and on https and loopback also in `Sec-Fetch-Site`; other clients state neither.
 */
export function isCrossSite({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { host, origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}
