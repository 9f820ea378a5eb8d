import { LOCALE_CODES, LOCALES, type LocaleCode } from '@hemvaror/domain/site/locales';
import type { PageMeta } from '@hemvaror/runtime/contract/contract';
import { withLocalePrefix, pathTo, splitPath } from '@hemvaror/runtime/routing/paths';
import { isRouteName, routePattern } from '@hemvaror/runtime/routing/routeTable';
import { localePrefixOf } from '@hemvaror/runtime/routing/usePathTo';
import type { Shop } from '@hemvaror/runtime/contract/shop';

/** The route of the current page. */
export interface MatchedRoute {
  name: string;
  params: Readonly<Record<string, string | undefined>>;
}

type Addresses = Pick<PageMeta, 'canonical' | 'alternates'>;

/**
 * The canonical path of a page: from its meta, or from its route and parameters. Never the requested address, which may
 * contain any text.
 */
export function canonicalPath({ canonical }: Addresses, route: MatchedRoute, shop: Shop): string {
  if (canonical !== undefined) return withLocalePrefixes(canonical, shop.locale, shop);
  if (!isRouteName(route.name)) return pathTo('index', localePrefixOf(shop));
  const params: Record<string, string> = {};
  for (const [key, value] of Object.entries(route.params)) if (value !== undefined) params[key] = value;
  return pathTo(route.name, localePrefixOf(shop), params);
}

/**
 * Paths of the same page in each of its languages (SEO-07). A route without parameters exists in all of them. For other
 * routes the page's meta has the paths.
 */
export function alternatePaths(
  { alternates }: Addresses,
  { name }: MatchedRoute,
  shop: Shop,
): Partial<Record<LocaleCode, string>> {
  const paths: Partial<Record<LocaleCode, string>> = {};
  for (const code of LOCALE_CODES) {
    const path = alternates?.[code];
    if (path !== undefined) paths[code] = withLocalePrefixes(path, code, shop);
    else if (alternates === undefined && isRouteName(name) && !/[:*]/.test(routePattern(name, code))) {
      paths[code] = pathTo(name, shop.localePrefixes[code]);
    }
  }
  return paths;
}

/** The addresses in a page's head: absolute, on the domain of each language, independent of the requested host. */
export interface HeadAddresses {
  canonical: string;
  /** Links by hreflang. Empty for a page in only one language. */
  languages: readonly { hrefLang: string; href: string }[];
}

/** @param page number of the page of a list; each has its own canonical and counterparts */
export function headAddresses(meta: Addresses, route: MatchedRoute, shop: Shop, page: number): HeadAddresses {
  const query = page > 1 ? `?page=${page}` : '';
  const path = canonicalPath(meta, route, shop);
  const canonical = shop.origins[shop.locale] + path + query;
  const paths = { ...alternatePaths(meta, route, shop), [shop.locale]: path };
  const codes = LOCALE_CODES.filter((code) => paths[code] !== undefined);
  if (codes.length < 2) return { canonical, languages: [] };

  const languages = codes.map((code) => ({
    hrefLang: LOCALES[code].iso,
    href: shop.origins[code] + paths[code] + query,
  }));
  const [standard] = languages;
  return { canonical, languages: standard ? [...languages, { ...standard, hrefLang: 'x-default' }] : languages };
}

/** Adds the locale prefix: the API's paths contain no market. */
function withLocalePrefixes(path: string, code: LocaleCode, shop: Shop): string {
  const [pathname = '/'] = path.split(/[?#]/, 1);
  return withLocalePrefix(shop.localePrefixes[code], splitPath(pathname, shop.marketAliases).rest);
}
