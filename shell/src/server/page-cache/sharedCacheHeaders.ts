import type { AnonymousVisitor } from '../request/visitor.ts';
import type { CachedPage } from './cachedPage.ts';

/** Longest time in seconds for which a shared cache sends a document without asking: a change is everywhere after twice that time. */
const MAX_AGE_SECONDS = 5;
/** A page is sent for so long while no shell responds. */
const STALE_IF_ERROR_SECONDS = 86_400;

/**
 * Headers that let an edge or a CDN keep a page (ADR 0079): `CDN-Cache-Control` (RFC 9213), and `X-Accel-Expires` of nginx. Browsers keep it
 * too, and ask before each use. A page that differs for some visitors by a cookie or a header is not for shared caches, which
 * know neither.
 *
 * @returns no headers for such a page, which stays in its visitor's browser
 */
export function sharedCacheHeaders(
  { isExpired }: Pick<CachedPage, 'isExpired'>,
  { isForAll }: Pick<AnonymousVisitor, 'isForAll'>,
): Record<string, string> {
  if (!isForAll || isExpired) return {};
  return {
    'cache-control': 'no-cache',
    'cdn-cache-control': `max-age=${MAX_AGE_SECONDS}, stale-while-revalidate=${MAX_AGE_SECONDS}, stale-if-error=${STALE_IF_ERROR_SECONDS}`,
    'x-accel-expires': String(MAX_AGE_SECONDS),
  };
}
