import { routePattern, type RouteName } from '@hemvaror/runtime/routing/routeTable';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { PRIVATE_ROUTES } from '../../app/core/pages.ts';
import { mayMatch } from '../../app/routes/mayMatch.ts';

/** State whose content some pages show, in addition to the number in the header. */
type ShownState = 'cart' | 'favorites';

const PAGES_WITH: Readonly<Record<ShownState, readonly RouteName[]>> = {
  cart: PRIVATE_ROUTES,
  favorites: ['favorites'],
};

/**
 * Whether the page of an address shows this state, so that a visitor who has any gets their own document. On all other pages it
 * arrives in the browser (`VISITOR_STATE`).
 *
 * @param path without the locale prefix
 */
export function showsState(state: ShownState, path: string, locale: LocaleCode): boolean {
  return PAGES_WITH[state].some((name) => mayMatch(routePattern(name, locale), path));
}

/**
 * Whether every visitor may get the page of this address: it shows no such state. Not a page of search results either: the text of a
 * search may be personal, so that no shared cache stores it.
 *
 * @param path as above
 */
export function isForAllVisitors(path: string, locale: LocaleCode): boolean {
  const isSearch = mayMatch(routePattern('search', locale), path);
  return !isSearch && !showsState('cart', path, locale) && !showsState('favorites', path, locale);
}
