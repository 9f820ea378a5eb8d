import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of another origin caused the request, including sibling domains, which SameSite allows. Browsers set
 * `Sec-Fetch-Site`; for those without it the `Origin` header decides. Clients other than browsers send neither header, and
 * no cookies of other users.
 *
 * @param allowed trusted origins
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
