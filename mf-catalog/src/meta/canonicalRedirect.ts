import { DEFAULT_LOCALE } from '@hemvaror/domain/site/locales';
import { withLocalePrefix, splitPath } from '@hemvaror/runtime/routing/paths';
import { localePrefixOf } from '@hemvaror/runtime/routing/usePathTo';
import type { Shop } from '@hemvaror/runtime/contract/shop';

/**
 * Where to send a visitor who came by another address than the page's own. The paths are compared decoded, and an address
 * of another site or language is left alone, so that nobody is sent round in circles.
 *
 * @param canonicalUrl as the API gives it
 * @returns path and the query that was asked with, or null when the address is right
 */
export function canonicalRedirect(url: URL, canonicalUrl: string | null | undefined, shop: Shop): string | null {
  if (!canonicalUrl || !/^\/(?!\/)/.test(canonicalUrl)) return null;
  const { locale = DEFAULT_LOCALE, rest } = splitPath(canonicalUrl, shop.marketAliases);
  if (locale !== shop.locale) return null;

  const path = withLocalePrefix(localePrefixOf(shop), rest);
  return plain(path) === plain(url.pathname) ? null : new URL(path, url).pathname + url.search;
}

/** Decoded, without a slash at the end. */
export function plain(path: string): string {
  return decodedPath(path).replace(/(.)\/$/, '$1');
}

/** @returns the path as it came when it is not well-formed */
function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Somebody typed a lone percent sign: such a page is not found, which is no reason to fail.
    return path;
  }
}
