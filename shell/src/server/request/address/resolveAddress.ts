import { DEFAULT_LOCALE, isLocaleCode, LOCALE_CODES, type LocaleCode } from '@hemvaror/domain/site/locales';
import { withLocalePrefix, splitPath } from '@hemvaror/runtime/routing/paths';
import { routePattern } from '@hemvaror/runtime/routing/routeTable';
import { localizedPath } from './localizedPath.ts';
import { resolveMarket, languageFor, type MarketRules } from './marketRules.ts';
import { unknownMarketIn } from './unknownMarketIn.ts';

export interface AddressRequest {
  /** Host header, with port. */
  host: string;
  /** Path and query as they came. */
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
  /** Whether the market stands in the path. */
  inPath: boolean;
  rest: string;
  warning?: string;
}

/**
 * In which language and market a request is answered, and at which address: the default guard, on the server
 * (ROUTE-47). What does not stand where it belongs is redirected, once: an address that came out of here
 * comes out unchanged.
 *
 * Language (LOCALE-11, OP-39): the path decides on every host; a path without one follows the domain; on a host of no
 * language `/` follows cookie, then browser, then Swedish, and any other path is Swedish. Market: the path where it may
 * stand there (OP-51), then the cookie, then the channel's default (LOCALE-19).
 */
export function resolveAddress(request: AddressRequest, rules: AddressRules): AddressResolution {
  const answer = resolveOnce(request, rules);
  if (answer.kind === 'serve' || resolveOnce(followRedirect(request, answer, rules), rules).kind === 'serve')
    return answer;
  // Prefixes behind prefixes: such an address was never given out, so it names nothing, and the router finds nothing.
  const { locale, market } = resolveSite(pathnameOf(request.url), request, rules);
  return { kind: 'serve', locale, market };
}

function resolveOnce(request: AddressRequest, rules: AddressRules): AddressResolution {
  const pathname = pathnameOf(request.url);
  const place = resolveSite(pathname, request, rules);
  const rest = localizedPath(place.rest, place.locale);
  const path = withLocalePrefix({ locale: place.locale, ...(place.inPath && { market: place.market }) }, rest);

  const isOtherOrigin = localeOf(path, request, rules) !== place.locale;
  if (!isOtherOrigin && withoutEnd(path) === withoutEnd(pathname)) {
    return { kind: 'serve', locale: place.locale, market: place.market };
  }
  const location = (isOtherOrigin ? rules.origins[place.locale] : '') + path + request.url.slice(pathname.length);
  return { kind: 'redirect', location, ...(place.warning !== undefined && { warning: place.warning }) };
}

/** What a browser asks for next. */
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
  const chosen = () => resolveMarket(markets, locale, request.marketCookie);
  const rest = withoutStart(split.rest, rules);
  if (!marketInPath) return { locale, market: chosen(), inPath: false, rest };
  // OP-03: before a market is chosen the root is the start page, where there is one.
  if (rules.startPage && split.market === undefined && rest === '/') {
    return { locale, market: chosen(), inPath: false, rest };
  }

  const unknown = split.market === undefined ? unknownMarketIn(split.rest, locale) : null;
  const market = split.market ?? (unknown ? markets.fallback : chosen());
  const place = { market, locale: languageFor(markets, market, unknown?.locale ?? locale), inPath: true };
  if (!unknown) return { ...place, rest };
  const warning = `unknown market "${unknown.alias}" in the path, taken for "${market}"`;
  return { ...place, rest: withoutStart(unknown.rest, rules), warning };
}

/** ROUTE-17: the start route leads to index where there is no start page. */
function withoutStart(rest: string, { startPage }: AddressRules): string {
  return !startPage && withoutEnd(rest) === routePattern('start', DEFAULT_LOCALE) ? '/' : rest;
}

function localeOf(pathname: string, request: AddressRequest, rules: AddressRules): LocaleCode {
  const { locale } = splitPath(pathname, rules.marketInPath ? rules.markets.aliases : []);
  if (locale) return locale;
  const domain = LOCALE_CODES.find((code) => rules.hosts[code].includes(request.host.toLowerCase()));
  return domain ?? (pathname === '/' ? visitorLocale(request) : DEFAULT_LOCALE);
}

function visitorLocale({ localeCookie, acceptLanguage }: AddressRequest): LocaleCode {
  if (isLocaleCode(localeCookie)) return localeCookie;
  const wanted = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find(isLocaleCode) ?? DEFAULT_LOCALE;
}

function pathnameOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

/** A slash at the end makes no other address. */
function withoutEnd(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}
