import { useMatches } from 'react-router-dom';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { namespaceOf, splitExposeId } from '@hemvaror/runtime/contract/contract';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
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
  if (!page) return alternatePaths({}, route, shop);
  const data = asPageData(match?.loaderData)?.page;
  if (!meta || data === undefined || data === null) return {};
  const t = i18n.getFixedT(null, namespaceOf(splitExposeId(page).remote));
  try {
    return alternatePaths(meta({ data, t, shop }), route, shop);
  } catch {
    // The page itself reports the error of its meta. The layout must not fail with it.
    return {};
  }
}
