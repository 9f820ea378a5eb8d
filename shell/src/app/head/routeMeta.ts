import { splitExposeId } from '@hemvaror/platform/contract/exposeId';
import { namespaceOf, type PageMeta } from '@hemvaror/runtime/contract/contract';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import type { I18n } from '@hemvaror/runtime/libraries/i18next';
import { asPageData } from '../core/pageData.ts';
import type { RouteHandle } from '../core/routeHandle.ts';

/**
 * The metadata of a matched route's page.
 *
 * @returns undefined for a route without a page, a failed page, and a page whose `meta` throws: the page itself reports that
 */
export function routeMeta(
  { page, meta }: Partial<RouteHandle>,
  loaderData: unknown,
  { shop, i18n }: { shop: Shop; i18n: Pick<I18n, 'getFixedT'> },
): PageMeta | undefined {
  const data = asPageData(loaderData);
  if (!page || !meta || !data) return undefined;
  try {
    return meta({ data: data.page, t: i18n.getFixedT(null, namespaceOf(splitExposeId(page).remote)), shop });
  } catch {
    return undefined;
  }
}
