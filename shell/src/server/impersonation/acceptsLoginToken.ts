import { PATH_LOCALES, routePattern, type RouteName } from '@hemvaror/runtime/routing/routeTable';

const PROTECTED: RouteName[] = ['account', 'account-orders', 'account-settings', 'account-balance', 'preview-widgets'];
const PATHS: readonly string[] = [
  ...new Set(PROTECTED.flatMap((name) => PATH_LOCALES.map((locale) => routePattern(name, locale)))),
];
/** Market and language, in either order. */
const LOCALE_PREFIX = /^(?:\/[\w-]{1,40}){0,2}$/;

/** Whether a page that requires a login is at the path: only those accept a login token (ROUTE-44, AUTH-33). */
export function acceptsLoginToken(pathname: string): boolean {
  return PATHS.some((path) => pathname.endsWith(path) && LOCALE_PREFIX.test(pathname.slice(0, -path.length)));
}
