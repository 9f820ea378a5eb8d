import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from '@storefront/config/locales';
import { routePattern, type PathLocale, type RouteName } from './routeTable.ts';

export interface PathPlace {
  locale: PathLocale;
  /** Alias of the market, when markets stand in the path (OP-02: market first, locale second). */
  market?: string;
}

/** `''`, `/en`, `/se` or `/se/en`: what stands before every path of a site (ROUTE-01, ROUTE-02). */
export function pathPrefix({ locale, market }: PathPlace): string {
  return `${market ? `/${market}` : ''}${locale === DEFAULT_LOCALE ? '' : `/${locale}`}`;
}

/**
 * The address of a named route.
 *
 * @param params for the parameters of the route's path; `*` fills a splat, its slashes stay
 * @throws Error when a parameter that the path needs is missing
 */
export function pathTo(name: RouteName, place: PathPlace, params: Readonly<Record<string, string>> = {}): string {
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

/** Takes the locale segment off a path. @returns no locale when the path carries none */
export function splitLocale(pathname: string): { locale: LocaleCode | undefined; rest: string } {
  const [, first, ...others] = pathname.split('/');
  if (!isLocaleCode(first)) return { locale: undefined, rest: pathname };
  return { locale: first, rest: `/${others.join('/')}` };
}
