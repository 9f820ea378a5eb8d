import { DEFAULT_LOCALE, type LocaleCode } from '@hemvaror/domain/site/locales';
import { isExternal, toRelativeUrl } from '@hemvaror/domain/menu/menuLink';
import { withLocalePrefix, splitPath, type LocalePrefix } from './paths.ts';

/** The facts of a page view that decide where a link leads. */
export interface LinkSite {
  locale: LocaleCode;
  origins: Readonly<Record<LocaleCode, string>>;
  localePrefixes: Readonly<Record<LocaleCode, LocalePrefix>>;
  marketAliases: readonly string[];
  shopHosts: readonly string[];
}

export type LinkTarget = { kind: 'inApp'; path: string } | { kind: 'document'; href: string };

/**
 * Where a link leads. An address on one of the shop's own hosts is reduced to its path first (MENU-16, OP-15); what then
 * still holds `http` or a colon is external (MENU-13). A path of the other language belongs to the other domain and one of
 * another market to other prices: both are documents of their own. A path without its market gets the present one.
 */
export function linkTarget(to: string, site: LinkSite): LinkTarget {
  const path = toRelativeUrl(to, site.shopHosts);
  // Every address of a market page begins in a place, so the query is no part of the question.
  const [pathname = ''] = path.split(/[?#]/, 1);
  // Browsers read a backslash as a slash.
  if (isExternal(pathname) || /^[/\\]{2}/.test(path)) return { kind: 'document', href: to };
  // An anchor on the page itself, or a path relative to it.
  if (!pathname.startsWith('/')) return { kind: 'inApp', path };

  const { locale = DEFAULT_LOCALE, market, rest } = splitPath(pathname, site.marketAliases);
  const own = site.localePrefixes[site.locale];
  const tail = path.slice(pathname.length);
  if (locale === site.locale && (market ?? own.market) === own.market) {
    return { kind: 'inApp', path: own.market === undefined ? path : withLocalePrefix(own, rest) + tail };
  }
  const place = market === undefined ? site.localePrefixes[locale] : { ...site.localePrefixes[locale], market };
  return { kind: 'document', href: site.origins[locale] + withLocalePrefix(place, rest) + tail };
}
