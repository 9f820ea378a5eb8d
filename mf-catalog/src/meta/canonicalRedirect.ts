import { isShopPath } from '@hemvaror/domain/menu/isShopPath';
import { DEFAULT_LOCALE } from '@hemvaror/domain/site/locales';
import { withLocalePrefix, splitPath } from '@hemvaror/runtime/routing/paths';
import { localePrefixOf } from '@hemvaror/runtime/routing/usePathTo';
import type { Shop } from '@hemvaror/runtime/contract/shop';

/**
 * Redirect target for a request whose URL is not the canonical one. Compares decoded paths, and ignores canonical URLs of
 * other sites or languages, to avoid redirect loops.
 *
 * @param canonicalUrl from the API
 * @returns the canonical path with the query of the request, or null if no redirect is needed
 */
export function canonicalRedirect(url: URL, canonicalUrl: string | null | undefined, shop: Shop): string | null {
  if (!canonicalUrl || !isShopPath(canonicalUrl)) return null;
  const { locale = DEFAULT_LOCALE, rest } = splitPath(canonicalUrl, shop.marketAliases);
  if (locale !== shop.locale) return null;

  const path = withLocalePrefix(localePrefixOf(shop), rest);
  return plain(path) === plain(url.pathname) ? null : new URL(path, url).pathname + url.search;
}

/** Decodes a path and removes its trailing slash. */
export function plain(path: string): string {
  return decodedPath(path).replace(/(.)\/$/, '$1');
}

/** Returns a malformed path unchanged. */
function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // A lone percent sign, for example: the page is a 404, not an error.
    return path;
  }
}
