import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { PATH_LOCALES, ROUTE_NAMES, routePattern, type RouteName } from '@hemvaror/runtime/routing/routeTable';

/**
 * A path without prefixes, in the words of its language: `/checkout` is `/kassan` in Swedish (LOCALE-14). Only routes
 * with words of their own in some language are concerned; any other path comes back as it is.
 */
export function localizedPath(rest: string, locale: LocaleCode): string {
  const path = rest.replace(/(.)\/$/, '$1');
  const isOwn = ROUTE_NAMES.some((name) => routePattern(name, locale) === path);
  const name = isOwn ? undefined : ROUTE_NAMES.find((candidate) => isWordedAs(candidate, path));
  return name ? routePattern(name, locale) : rest;
}

function isWordedAs(name: RouteName, path: string): boolean {
  return PATH_LOCALES.some((locale) => routePattern(name, locale) === path);
}
