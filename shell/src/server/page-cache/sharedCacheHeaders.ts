import type { AnonymousVisitor } from '../request/visitor.ts';
import type { CachedPage } from './cachedPage.ts';

/** Longest time in seconds for which our edge sends a document without asking. */
const EDGE_MAX_AGE_SECONDS = 5;
/** A document is sent for so long, in seconds, while it is requested again. */
const STALE_WHILE_REVALIDATE_SECONDS = 5;
/** A page is sent for so long, in seconds, while no shell responds. */
const STALE_IF_ERROR_SECONDS = 86_400;
/** Further products have no tag, so that the header stays below the limits of CDNs. */
const MAX_TAGGED_PRODUCTS = 200;

/**
 * Headers that let an edge or a CDN keep a page (ADR 0079): `CDN-Cache-Control` (RFC 9213), `X-Accel-Expires` of nginx, and `Cache-Tag` with
 * releases and products, by which a CDN can purge. Browsers keep the page too, and ask before each use. A page that differs for
 * some visitors by a cookie or a header is not for shared caches, which know neither.
 *
 * @param cdnMaxAge in seconds
 * @returns no headers for such a page, which stays in its visitor's browser
 */
export function sharedCacheHeaders(
  { isExpired, productIds, releases }: Pick<CachedPage, 'isExpired' | 'productIds' | 'releases'>,
  { isForAll }: Pick<AnonymousVisitor, 'isForAll'>,
  cdnMaxAge: number,
): Record<string, string> {
  if (!isForAll || isExpired) return {};
  const products = [...productIds].toSorted((one, other) => one - other).slice(0, MAX_TAGGED_PRODUCTS);
  return {
    'cache-control': 'no-cache',
    'cdn-cache-control': [
      `max-age=${cdnMaxAge}`,
      `stale-while-revalidate=${STALE_WHILE_REVALIDATE_SECONDS}`,
      `stale-if-error=${STALE_IF_ERROR_SECONDS}`,
    ].join(', '),
    'x-accel-expires': String(EDGE_MAX_AGE_SECONDS),
    'cache-tag': [...releases, ...products.map((id) => `product-${id}`)].join(','),
  };
}
