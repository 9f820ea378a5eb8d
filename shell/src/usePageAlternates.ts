import { useMatches } from 'react-router-dom';
import { namespaceOf, splitExposeId, type PageMeta } from '@storefront/federation/contract';
import { useTranslation } from '@storefront/platform/i18next';
import { useShop } from '@storefront/store/shop';
import { asHandle } from './routeHandle.ts';

/** @returns paths of the present page in each language that has it; none for a page that failed or says nothing */
export function usePageAlternates(): NonNullable<PageMeta['alternates']> {
  const shop = useShop();
  const { i18n } = useTranslation();
  const match = useMatches().at(-1);
  const { page, meta } = asHandle(match?.handle) ?? {};
  const data = match?.loaderData;
  if (!page || !meta || data === undefined || data === null) return {};
  const t = i18n.getFixedT(null, namespaceOf(splitExposeId(page).remote));
  try {
    return meta({ data, t, shop }).alternates ?? {};
  } catch {
    // The page tells that its meta throws; what stands around the page must not break with it.
    return {};
  }
}
