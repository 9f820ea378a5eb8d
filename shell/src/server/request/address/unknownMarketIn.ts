import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { splitPath, type SplitPath } from '@hemvaror/runtime/routing/paths';
import { ROUTE_NAMES, routePattern } from '@hemvaror/runtime/routing/routeTable';

/** Two letters, as the aliases of countries are; a longer word may be the alias of a content page. */
const ALIAS_SHAPE = /^[a-z]{2}$/i;

/**
 * Whether a path without a known market begins with what was meant to be one (ROUTE-40): shaped like an alias, and the
 * beginning of no route.
 *
 * @param rest a path without its locale
 * @returns the alias and what comes after it
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
