import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { splitPath, type SplitPath } from '@hemvaror/runtime/routing/paths';
import { ROUTE_NAMES, routePattern } from '@hemvaror/runtime/routing/routeTable';

/** Two letters, like country codes. A longer segment may be the alias of a content page. */
const ALIAS_SHAPE = /^[a-z]{2}$/i;

/**
 * Finds an unknown market at the start of a path (ROUTE-40): a segment that looks like an alias and starts no route.
 *
 * @param rest a path without its locale
 * @returns the alias and the rest of the path, or null
 */
export function unknownMarketIn(
  rest: string,
  locale: LocaleCode,
): (Pick<SplitPath, 'locale' | 'rest'> & { alias: string }) | null {
  const [, alias = '', ...others] = rest.split('/');
  const isRoute = ROUTE_NAMES.some((name) => routePattern(name, locale).split('/')[1] === alias);
  if (!ALIAS_SHAPE.test(alias) || isRoute) return null;
  return { ...splitPath(`/${others.join('/')}`, []), alias };
}
