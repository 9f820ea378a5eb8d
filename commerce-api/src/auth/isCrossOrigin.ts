import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of another origin had the browser send this: a sister domain as well, which SameSite lets through. Browsers
 * write `Sec-Fetch-Site` themselves; in those without it the origin decides, where it is sent. Clients that are no browser
 * send neither, and carry no cookies of anybody.
 *
 * @param allowed origins that may
 */
export function isCrossOrigin(
  { headers, protocol, host }: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>,
  allowed: readonly string[],
): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && allowed.includes(origin)) return false;
  if (site === undefined) return origin !== undefined && origin !== `${protocol}://${host}`;
  return site === 'cross-site' || site === 'same-site';
}
