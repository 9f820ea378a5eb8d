import { LOCALE_CODES, LOCALES, type LocaleCode } from '@hemvaror/domain/site/locales';
import type { PageMeta } from '@hemvaror/runtime/contract/contract';
import { withLocalePrefix, pathTo, splitPath } from '@hemvaror/runtime/routing/paths';
import { isRouteName, routePattern } from '@hemvaror/runtime/routing/routeTable';
import { localePrefixOf } from '@hemvaror/runtime/routing/usePathTo';
import type { Shop } from '@hemvaror/runtime/contract/shop';

/** The route that a page is shown by. */
export interface MatchedRoute {
  name: string;
  params: Readonly<Record<string, string | undefined>>;
}

type Addresses = Pick<PageMeta, 'canonical' | 'alternates'>;

/**
 * Path of a page's one true address: what the page says, or what its route and parameters make of it. Never the address as
 * it was typed, which may be anybody's words.
 */
export function canonicalPath({ canonical }: Addresses, route: MatchedRoute, shop: Shop): string {
  if (canonical !== undefined) return withLocalePrefixes(canonical, shop.locale, shop);
  if (!isRouteName(route.name)) return pathTo('index', localePrefixOf(shop));
  const params: Record<string, string> = {};
  for (const [key, value] of Object.entries(route.params)) if (value !== undefined) params[key] = value;
  return pathTo(route.name, localePrefixOf(shop), params);
}

/**
 * Paths of the same page in each language that has it (SEO-07). A route without parameters is there in all of them; of any
 * other the page itself has to know.
 */
export function alternatePaths(
  { alternates }: Addresses,
  { name }: MatchedRoute,
  shop: Shop,
): Partial<Record<LocaleCode, string>> {
  const paths: Partial<Record<LocaleCode, string>> = {};
  for (const code of LOCALE_CODES) {
    const given = alternates?.[code];
    if (given !== undefined) paths[code] = withLocalePrefixes(given, code, shop);
    else if (alternates === undefined && isRouteName(name) && !/[:*]/.test(routePattern(name, code))) {
      paths[code] = pathTo(name, shop.localePrefixes[code]);
    }
  }
  return paths;
}

/** What the head says of a page's addresses; absolute, on the domain of each language, whichever host was asked. */
export interface HeadAddresses {
  canonical: string;
  /** By hreflang. Empty for a page that only one language has, and for further pages of a list. */
  languages: readonly { hrefLang: string; href: string }[];
}

export function headAddresses(meta: Addresses, route: MatchedRoute, shop: Shop, page: number): HeadAddresses {
  const path = canonicalPath(meta, route, shop);
  const canonical = shop.origins[shop.locale] + path + (page > 1 ? `?page=${page}` : '');
  const paths = { ...alternatePaths(meta, route, shop), [shop.locale]: path };
  const codes = LOCALE_CODES.filter((code) => paths[code] !== undefined);
  if (page > 1 || codes.length < 2) return { canonical, languages: [] };

  const languages = codes.map((code) => ({ hrefLang: LOCALES[code].iso, href: shop.origins[code] + paths[code] }));
  const [standard] = languages;
  return { canonical, languages: standard ? [...languages, { ...standard, hrefLang: 'x-default' }] : languages };
}

/** The API's paths carry no market; where it stands in the path it belongs there. */
function withLocalePrefixes(path: string, code: LocaleCode, shop: Shop): string {
  const [pathname = '/'] = path.split(/[?#]/, 1);
  return withLocalePrefix(shop.localePrefixes[code], splitPath(pathname, shop.marketAliases).rest);
}
