import { useMatches } from 'react-router-dom';
import { LOCALE_CODES, type LocaleCode } from '@hemvaror/domain/site/locales';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { pathTo } from '@hemvaror/runtime/routing/paths';
import { useShop } from '@hemvaror/runtime/shop/shop';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import { asHandle, type RouteHandle } from '../core/routeHandle.ts';
import { alternatePaths } from './pageAddresses.ts';
import { matchedRoute } from './matchedRoute.ts';
import { routeMeta } from './routeMeta.ts';

/** @returns paths of the current page in each of its languages; empty for a failed page */
export function usePageAlternates(): Partial<Record<LocaleCode, string>> {
  const shop = useShop();
  const { i18n } = useTranslation('shell');
  const matches = useMatches();
  const match = matches.at(-1);
  const handle: Partial<RouteHandle> = asHandle(match?.handle) ?? {};
  const route = matchedRoute(matches);
  const { search } = route.params;
  if (route.name === 'search' && search) return searchPaths(search, shop);
  if (!handle.page) return alternatePaths({}, route, shop);
  const meta = routeMeta(handle, match?.loaderData, { shop, i18n });
  return meta ? alternatePaths(meta, route, shop) : {};
}

/** The same search text on each site. Not in the head: the results are other products, and are not indexed. */
function searchPaths(search: string, { localePrefixes }: Shop): Partial<Record<LocaleCode, string>> {
  const paths: Partial<Record<LocaleCode, string>> = {};
  for (const code of LOCALE_CODES) paths[code] = pathTo('search', localePrefixes[code], { search });
  return paths;
}
