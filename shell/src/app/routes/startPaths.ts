import { pathTo, type LocalePrefix } from '@hemvaror/runtime/routing/paths';

/** ROUTE-14, OP-03: the start page is also at the root if index is not. */
export function startPaths(localePrefix: LocalePrefix): string[] {
  const root = pathTo('index', { locale: localePrefix.locale });
  return [pathTo('start', localePrefix), ...(root === pathTo('index', localePrefix) ? [] : [root])];
}
