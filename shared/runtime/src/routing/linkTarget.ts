import { DEFAULT_LOCALE, type LocaleCode } from '@hemvaror/domain/site/locales';
import { isExternal, toRelativeUrl } from '@hemvaror/domain/menu/toRelativeUrl';
import { withLocalePrefix, splitPath, type LocalePrefix } from './paths.ts';

/** The properties of a page view that determine a link's target. */
export interface LinkSite {
  locale: LocaleCode;
  origins: Readonly<Record<LocaleCode, string>>;
  localePrefixes: Readonly<Record<LocaleCode, LocalePrefix>>;
  marketAliases: readonly string[];
  shopHosts: readonly string[];
}

export type LinkTarget = { kind: 'inApp'; path: string } | { kind: 'document'; href: string };

/**
 * Determines the target of a link. An address on one of the shop's hosts is reduced to its path (MENU-16, OP-15); after that,
 * `http` or a colon makes it external (MENU-13). A path of the other language belongs to the other domain, and one of another
 * market has other prices: both load a new document. A path without a market gets the current one.
 */
export function linkTarget(to: string, site: LinkSite): LinkTarget {
  const path = toRelativeUrl(to, site.shopHosts);
  // Only the path has a locale prefix: ignore query and hash.
  const [pathname = ''] = path.split(/[?#]/, 1);
  // Browsers read a backslash as a slash, and skip tabs and line breaks.
  if (isExternal(pathname) || /^[/\\][\t\n\r]*[/\\]/.test(path)) return { kind: 'document', href: to };
  // An anchor on the page itself, or a path relative to it.
  if (!pathname.startsWith('/')) return { kind: 'inApp', path };

  const { locale = DEFAULT_LOCALE, market, rest } = splitPath(pathname, site.marketAliases);
  const current = site.localePrefixes[site.locale];
  const tail = path.slice(pathname.length);
  if (locale === site.locale && (market ?? current.market) === current.market) {
    return { kind: 'inApp', path: current.market === undefined ? path : withLocalePrefix(current, rest) + tail };
  }
  const localePrefix = market === undefined ? site.localePrefixes[locale] : { ...site.localePrefixes[locale], market };
  return { kind: 'document', href: site.origins[locale] + withLocalePrefix(localePrefix, rest) + tail };
}
