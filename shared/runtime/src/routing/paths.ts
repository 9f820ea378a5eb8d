import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from '@hemvaror/domain/site/locales';
import { routePattern, type PathLocale, type RouteName } from './routeTable.ts';

/** Market and language at the start of a path. */
export interface LocalePrefix {
  locale: PathLocale;
  /** Alias of the market, if paths contain it (OP-02: market first, locale second). */
  market?: string;
}

/** The locale prefix as text: `''`, `/en`, `/se` or `/se/en` (ROUTE-01, ROUTE-02). */
export function pathPrefix({ locale, market }: LocalePrefix): string {
  return `${market ? `/${market}` : ''}${locale === DEFAULT_LOCALE ? '' : `/${locale}`}`;
}

/**
 * The address of a named route.
 *
 * @param params values of the path's parameters; `*` fills a splat and keeps its slashes
 * @throws Error if a required parameter is missing
 */
export function pathTo(
  name: RouteName,
  localePrefix: LocalePrefix,
  params: Readonly<Record<string, string>> = {},
): string {
  const path = routePattern(name, localePrefix.locale)
    .split('/')
    .map((segment) => filledSegment(name, segment, params))
    .filter((segment) => segment !== '')
    .join('/');
  return `${pathPrefix(localePrefix)}/${path}`.replace(/(.)\/$/, '$1');
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
  /** Undefined if the path has none. */
  market: string | undefined;
  locale: LocaleCode | undefined;
  /** The remaining path; always begins with exactly one slash. */
  rest: string;
}

/**
 * Splits market and locale from the start of a path. They are recognized by value, so either may be first (ROUTE-39).
 *
 * @param marketAliases the known markets; empty if paths have no market (ROUTE-04)
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
  // One slash: two at the start of an address refer to another host.
  return {
    market,
    locale,
    rest: `/${segments
      .slice(taken)
      .join('/')
      .replace(/^[/\\]+/, '')}`,
  };
}

/** Adds the locale prefix to a path without market and locale. */
export function withLocalePrefix(localePrefix: LocalePrefix, rest: string): string {
  return `${pathPrefix(localePrefix)}${rest}`.replace(/(.)\/$/, '$1');
}
