import { byAlias, type CatalogTree } from '../catalog/catalogTree.ts';
import { groupInPriceList } from '../catalog/facetId.ts';
import { priceListOf } from '../catalog/priceLists.ts';
import { isSaleAlias } from '../catalog/salePage.ts';
import { lastSegment } from '../catalog/segmentsOf.ts';
import type { GeinsMerchantApiQueryProductsArgs } from '../model/contract.generated.ts';
import type { View } from '../markets/view.ts';
import { REDUCED_FACET } from './facetsOf.ts';
import type { FacetGroup } from './listQuery.ts';

/** A filter that matches no product. */
export const NOTHING: FacetGroup = { group: '', facets: [] };

/** The filters of the page: a category, a brand or a campaign by its alias, or by the last segment of a URL. */
export function pageGroups(args: GeinsMerchantApiQueryProductsArgs, tree: CatalogTree, view: View): FacetGroup[] {
  const { categoryAlias, brandAlias, discountCampaignAlias, url } = args;
  const category = (alias: string) =>
    group('Category', 'c', byAlias(tree.categories.values(), alias, view.language.code));
  const campaign = (alias: string) =>
    group('DiscountCampaign', 'dc', byAlias(tree.campaigns.values(), alias, view.language.code));
  const brand = (alias: string) =>
    group(
      'Brand',
      'b',
      [...tree.brands.values()].find((one) => one.alias === alias),
    );
  const sale = (alias: string) =>
    isSaleAlias(alias)
      ? { group: groupInPriceList('Discount', priceListOf(tree.priceLists, view)), facets: [REDUCED_FACET] }
      : undefined;

  const groups: FacetGroup[] = [];
  if (categoryAlias) groups.push(category(categoryAlias) ?? NOTHING);
  if (brandAlias) groups.push(brand(brandAlias) ?? NOTHING);
  if (discountCampaignAlias) groups.push(campaign(discountCampaignAlias) ?? NOTHING);
  const segment = lastSegment(url ?? '');
  if (segment) groups.push(category(segment) ?? campaign(segment) ?? brand(segment) ?? sale(segment) ?? NOTHING);
  return groups;
}

function group(name: string, prefix: string, entity: { id: number } | undefined): FacetGroup | undefined {
  return entity && { group: name, facets: [`${prefix}_${entity.id}`] };
}
