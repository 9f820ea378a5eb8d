import { DEFAULT_LOCALE } from '@hemvaror/domain/site/locales';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import { splitPath, withLocalePrefix } from '@hemvaror/runtime/routing/paths';

/** Longer chains of moves are errors in the data. */
const MAX_MOVES = 5;

type Site = Pick<Shop, 'locale' | 'localePrefixes' | 'marketAliases' | 'origins'>;

/** @returns the new address of a path of the API, as stored there */
export type LookUpMove = (path: string) => Promise<string | null | undefined>;

/**
 * Finds the final address of a moved page, so that the visitor is redirected once.
 *
 * @param requested address of the missing page
 * @returns a path of the same site or an address of the other language's site, with the requested query; null if the page was not
 *   moved, or in a circle. Moves to other hosts are ignored.
 */
export async function movedAddress(requested: URL, shop: Site, lookUp: LookUpMove): Promise<string | null> {
  const start = apiPath(requested.pathname, shop);
  const seen = new Set([start]);
  let path = start;
  for (let moves = 0; moves <= MAX_MOVES; moves += 1) {
    const next = ownPath(await lookUp(path), shop);
    if (next === null) return path === start ? null : siteAddress(path, shop) + requested.search;
    if (seen.has(next)) return null;
    seen.add(next);
    path = next;
  }
  return null;
}

/** The path as the API stores it: decoded, with the language but without the market. */
function apiPath(pathname: string, { marketAliases, locale: siteLocale }: Site): string {
  const { locale = siteLocale, rest } = splitPath(decoded(pathname), marketAliases);
  return withLocalePrefix({ locale }, rest);
}

/** @returns null for an address of another host, or none */
function ownPath(newUrl: string | null | undefined, shop: Site): string | null {
  const base = shop.origins[shop.locale];
  if (!newUrl?.startsWith('/') || !URL.canParse(newUrl, base)) return null;
  const url = new URL(newUrl, base);
  // A path without a language is Swedish, also if the old address was English.
  return url.origin === base ? apiPath(url.pathname, { ...shop, locale: DEFAULT_LOCALE }) : null;
}

function siteAddress(path: string, { locale: siteLocale, localePrefixes, marketAliases, origins }: Site): string {
  const { locale = DEFAULT_LOCALE, rest } = splitPath(path, marketAliases);
  const address = encodeURI(withLocalePrefix(localePrefixes[locale], rest));
  return locale === siteLocale ? address : origins[locale] + address;
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    // A lone percent sign: the API has no such address.
    return pathname;
  }
}
