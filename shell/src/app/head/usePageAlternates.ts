import { useMatches } from 'react-router-dom';
import { LOCALE_CODES, type LocaleCode } from '@hemvaror/domain/site/locales';
import { namespaceOf, splitExposeId } from '@hemvaror/runtime/contract/contract';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { pathTo } from '@hemvaror/runtime/routing/paths';
import { useShop } from '@hemvaror/runtime/shop/shop';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import { asPageData } from '../core/pageData.ts';
import { asHandle } from '../core/routeHandle.ts';
import { alternatePaths } from './pageAddresses.ts';
import { matchedRoute } from './matchedRoute.ts';

/** @returns paths of the current page in each of its languages; empty for a failed page */
export function usePageAlternates(): Partial<Record<LocaleCode, string>> {
  const shop = useShop();
  const { i18n } = useTranslation();
  const matches = useMatches();
  const match = matches.at(-1);
  const { page, meta } = asHandle(match?.handle) ?? {};
  const route = matchedRoute(matches);
  const { search } = route.params;
  if (route.name === 'search' && search) return searchPaths(search, shop);
  if (!page) return alternatePaths({}, route, shop);
  const data = asPageData(match?.loaderData);
  if (!meta || !data) return {};
  const t = i18n.getFixedT(null, namespaceOf(splitExposeId(page).remote));
  try {
    return alternatePaths(meta({ data: data.page, t, shop }), route, shop);
  } catch {
    // The page itself reports the error of its meta. The layout must not fail with it.
    return {};
  }
}

/** The same search text on each site. Not in the head: the results are other products, and are not indexed. */
function searchPaths(search: string, { localePrefixes }: Shop): Partial<Record<LocaleCode, string>> {
  const paths: Partial<Record<LocaleCode, string>> = {};
  for (const code of LOCALE_CODES) paths[code] = pathTo('search', localePrefixes[code], { search });
  return paths;
}
