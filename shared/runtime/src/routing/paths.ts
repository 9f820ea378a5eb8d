import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from '@hemvaror/domain/site/locales';
import { routePattern, type PathLocale, type RouteName } from './routeTable.ts';

/** Where a site's pages stand: what comes before each of their paths. */
export interface LocalePrefix {
  locale: PathLocale;
  /** Alias of the market, when markets stand in the path (OP-02: market first, locale second). */
  market?: string;
}

/** `''`, `/en`, `/se` or `/se/en`: what stands before every path of a site (ROUTE-01, ROUTE-02). */
export function pathPrefix({ locale, market }: LocalePrefix): string {
  return `${market ? `/${market}` : ''}${locale === DEFAULT_LOCALE ? '' : `/${locale}`}`;
}

/**
 * The address of a named route.
 *
 * @param params for the parameters of the route's path; `*` fills a splat, its slashes stay
 * @throws Error when a parameter that the path needs is missing
 */
export function pathTo(name: RouteName, place: LocalePrefix, params: Readonly<Record<string, string>> = {}): string {
  const path = routePattern(name, place.locale)
    .split('/')
    .map((segment) => filledSegment(name, segment, params))
    .filter((segment) => segment !== '')
    .join('/');
  return `${pathPrefix(place)}/${path}`.replace(/(.)\/$/, '$1');
}

function filledSegment(name: RouteName, segment: string, params: Readonly<Record<string, string>>): string {
  if (segment === '*') return (params['*'] ?? '').split('/').map(encodeURIComponent).join('/');
  if (!segment.startsWith(':')) return segment;
  const key = segment.replace(/^:|\?$/g, '');
  const value = params[key];
  if (value !== undefined) return encodeURIComponent(value);
  if (segment.endsWith('?')) return '';
  throw new Error(`The route ${name} needs the parameter "${key}".`);
}

export interface SplitPath {
  /** Undefined when the path carries none. */
  market: string | undefined;
  locale: LocaleCode | undefined;
  /** What is left; always begins with one slash. */
  rest: string;
}

/**
 * Takes market and locale off the start of a path. They are told apart by what they are, so either may come first
 * (ROUTE-39).
 *
 * @param marketAliases what counts as a market: nothing unless markets stand in the path (ROUTE-04)
 */
export function splitPath(pathname: string, marketAliases: readonly string[]): SplitPath {
  const segments = pathname.replace(/^[/\\]+/, '').split('/');
  let market: string | undefined;
  let locale: LocaleCode | undefined;
  for (const segment of segments.slice(0, 2)) {
    if (locale === undefined && isLocaleCode(segment)) locale = segment;
    else if (market === undefined && marketAliases.includes(segment)) market = segment;
    else break;
  }
  const taken = Number(market !== undefined) + Number(locale !== undefined);
  // One slash: two at the start of an address would name another host.
  return {
    market,
    locale,
    rest: `/${segments
      .slice(taken)
      .join('/')
      .replace(/^[/\\]+/, '')}`,
  };
}

/** Puts a path without market and locale behind those of a place. */
export function withLocalePrefix(place: LocalePrefix, rest: string): string {
  return `${pathPrefix(place)}${rest}`.replace(/(.)\/$/, '$1');
}
