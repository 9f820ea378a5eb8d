import { DEFAULT_LOCALE, isLocaleCode, LOCALE_CODES, type LocaleCode } from '@hemvaror/domain/site/locales';
import { withLocalePrefix, splitPath } from '@hemvaror/runtime/routing/paths';
import { routePattern } from '@hemvaror/runtime/routing/routeTable';
import { localizedPath } from './localizedPath.ts';
import { resolveMarket, languageFor, type MarketRules } from './marketRules.ts';
import { unknownMarketIn } from './unknownMarketIn.ts';

export interface AddressRequest {
  /** Host header, with port. */
  host: string;
  /** Path and query, unchanged. */
  url: string;
  /** The cookie `ralph-locale`. */
  localeCookie: string | undefined;
  /** The header Accept-Language. */
  acceptLanguage: string | undefined;
  /** The cookie `ralph-selected-market`. */
  marketCookie: string | undefined;
}

export interface AddressRules {
  /** Hosts of each language, with port. */
  hosts: Readonly<Record<LocaleCode, readonly string[]>>;
  origins: Readonly<Record<LocaleCode, string>>;
  marketInPath: boolean;
  /** ROUTE-17 */
  startPage: boolean;
  markets: MarketRules;
}

export type AddressResolution =
  | { kind: 'serve'; locale: LocaleCode; market: string }
  /** `location` is a path on the same host, or an address on another of the shop's own origins. */
  | { kind: 'redirect'; location: string; warning?: string };

interface ResolvedSite {
  locale: LocaleCode;
  market: string;
  /** Whether the path contains the market. */
  inPath: boolean;
  rest: string;
  warning?: string;
}

/**
 * Resolves language, market and canonical address of a request: the default guard, on the server (ROUTE-47). Any other
 * address is redirected to the canonical one, once.
 *
 * Language (LOCALE-11, OP-39): the path decides on every host; a path without one follows the domain; on a host of no
 * language `/` follows the cookie of a chosen language, then browser, then Swedish, and any other path is Swedish. Market: the
 * path if the settings allow it there (OP-51), then the cookie, then the channel's default (LOCALE-19).
 */
export function resolveAddress(request: AddressRequest, rules: AddressRules): AddressResolution {
  const resolution = resolveOnce(request, rules);
  if (resolution.kind === 'serve' || resolveOnce(followRedirect(request, resolution, rules), rules).kind === 'serve')
    return resolution;
  // Repeated prefixes: the shop has no links to such an address, so the router responds with 404.
  const { locale, market } = resolveSite(pathnameOf(request.url), request, rules);
  return { kind: 'serve', locale, market };
}

/**
 * Whether every visitor of this host and path gets what a visitor without cookies gets: a shared cache knows neither the cookies nor
 * `Accept-Language`.
 */
export function isSameForAll(request: AddressRequest, rules: AddressRules): boolean {
  const { host, url } = request;
  if (followsVisitor(pathnameOf(url), request, rules)) return false;
  const withoutState = { host, url, localeCookie: undefined, acceptLanguage: undefined, marketCookie: undefined };
  const [own, common] = [resolveAddress(request, rules), resolveAddress(withoutState, rules)];
  return (
    own.kind === 'serve' && common.kind === 'serve' && own.locale === common.locale && own.market === common.market
  );
}

function resolveOnce(request: AddressRequest, rules: AddressRules): AddressResolution {
  const pathname = pathnameOf(request.url);
  const site = resolveSite(pathname, request, rules);
  const rest = localizedPath(site.rest, site.locale);
  const path = withLocalePrefix({ locale: site.locale, ...(site.inPath && { market: site.market }) }, rest);

  const isOtherOrigin = localeOf(path, request, rules) !== site.locale;
  if (!isOtherOrigin && withoutEndSlash(path) === withoutEndSlash(pathname)) {
    return { kind: 'serve', locale: site.locale, market: site.market };
  }
  const location = (isOtherOrigin ? rules.origins[site.locale] : '') + path + request.url.slice(pathname.length);
  return { kind: 'redirect', location, ...(site.warning !== undefined && { warning: site.warning }) };
}

/** The next request of a browser after a redirect. */
function followRedirect(
  request: AddressRequest,
  { location }: { location: string },
  { origins }: AddressRules,
): AddressRequest {
  const origin = Object.values(origins).find((own) => location.startsWith(`${own}/`));
  return origin
    ? { ...request, host: new URL(origin).host, url: location.slice(origin.length) }
    : { ...request, url: location };
}

function resolveSite(pathname: string, request: AddressRequest, rules: AddressRules): ResolvedSite {
  const { marketInPath, markets } = rules;
  const split = splitPath(pathname, marketInPath ? markets.aliases : []);
  const locale = localeOf(pathname, request, rules);
  const marketWithoutPath = () => resolveMarket(markets, locale, request.marketCookie);
  const rest = withoutStartRoute(split.rest, rules);
  if (!marketInPath) return { locale, market: marketWithoutPath(), inPath: false, rest };
  // OP-03: the root without a market is the start page, if the settings have one.
  if (rules.startPage && split.market === undefined && rest === '/') {
    return { locale, market: marketWithoutPath(), inPath: false, rest };
  }

  const unknown = split.market === undefined ? unknownMarketIn(split.rest, locale) : null;
  const market = split.market ?? (unknown ? markets.fallback : marketWithoutPath());
  const site = { market, locale: languageFor(markets, market, unknown?.locale ?? locale), inPath: true };
  if (!unknown) return { ...site, rest };
  const warning = `unknown market "${unknown.alias}" in the path, taken for "${market}"`;
  return { ...site, rest: withoutStartRoute(unknown.rest, rules), warning };
}

/** ROUTE-17: without a start page, the start route redirects to index. */
function withoutStartRoute(rest: string, { startPage }: AddressRules): string {
  return !startPage && withoutEndSlash(rest) === routePattern('start', DEFAULT_LOCALE) ? '/' : rest;
}

function localeOf(pathname: string, request: AddressRequest, rules: AddressRules): LocaleCode {
  const { locale } = splitPath(pathname, rules.marketInPath ? rules.markets.aliases : []);
  if (locale) return locale;
  return domainLocale(request, rules) ?? (pathname === '/' ? visitorLocale(request) : DEFAULT_LOCALE);
}

function domainLocale({ host }: AddressRequest, { hosts }: AddressRules): LocaleCode | undefined {
  return LOCALE_CODES.find((code) => hosts[code].includes(host.toLowerCase()));
}

/** Whether the language of the visitor decides. */
function followsVisitor(pathname: string, request: AddressRequest, rules: AddressRules): boolean {
  return pathname === '/' && domainLocale(request, rules) === undefined;
}

function visitorLocale({ localeCookie, acceptLanguage }: AddressRequest): LocaleCode {
  if (isLocaleCode(localeCookie)) return localeCookie;
  const preferred = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return preferred.find(isLocaleCode) ?? DEFAULT_LOCALE;
}

function pathnameOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

/** A trailing slash is insignificant. */
function withoutEndSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}
