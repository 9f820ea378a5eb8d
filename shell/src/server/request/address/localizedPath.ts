import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { PATH_LOCALES, ROUTE_NAMES, routePattern, type RouteName } from '@hemvaror/runtime/routing/routeTable';

/**
 * Translates a route's path to a language: `/checkout` is `/kassan` in Swedish (LOCALE-14). A path that is no translated
 * route is returned unchanged.
 *
 * @param rest path without prefixes
 */
export function localizedPath(rest: string, locale: LocaleCode): string {
  const path = rest.replace(/(.)\/$/, '$1');
  const isTranslated = ROUTE_NAMES.some((name) => routePattern(name, locale) === path);
  const name = isTranslated ? undefined : ROUTE_NAMES.find((candidate) => hasPattern(candidate, path));
  return name ? routePattern(name, locale) : rest;
}

function hasPattern(name: RouteName, path: string): boolean {
  return PATH_LOCALES.some((locale) => routePattern(name, locale) === path);
}
