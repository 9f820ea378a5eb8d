import { compact } from '@hemvaror/domain/compact';
import { sortByOrder } from '@hemvaror/domain/sortByOrder';
import type { ProductsQuery } from './ListPage.generated.ts';

type Facets = NonNullable<NonNullable<ProductsQuery['products']>['filters']>['facets'] | undefined;

/** A link to the list of a campaign. */
export interface CampaignLink {
  label: string;
  /** Canonical path. */
  url: string;
  /** Number of its products in the list. */
  count: number;
}

/**
 * The campaigns of the sale page, from its facets without a selection. A reduced product may also be in a campaign that reduces no
 * price, which the text of the page does not name.
 *
 * @param text HTML with a link to each campaign
 */
export function campaignLinks(facets: Facets, text: string): CampaignLink[] {
  return compact(facets)
    .filter(({ type }) => type === 'DiscountCampaign')
    .flatMap(({ values }) => sortByOrder(values))
    .flatMap(({ label, url, count, hidden }) => (label && url && count > 0 && !hidden ? [{ label, url, count }] : []))
    .filter(({ url }) => text.includes(`"${url}"`));
}
