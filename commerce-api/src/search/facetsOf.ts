import type { CatalogTree } from '../catalog/catalogTree.ts';
import { isReducedAsAnnounced } from '../catalog/isReducedAsAnnounced.ts';
import { facetIdOfParameter, groupInPriceList, slugOf } from '../catalog/facetId.ts';
import type { ListedFacet } from './index/listedProduct.ts';
import type { ListPrice } from './load/readListPrices.ts';
import type { ProductRow } from './load/readProductRows.ts';
import { priceInterval } from './priceIntervals.ts';
import { stockStatus } from './stockStatus.ts';

/** The facet of products with a reduction that may be announced. */
export const REDUCED_FACET = 'd_sale';
const REDUCED = { sv: 'Nedsatt pris', en: 'Reduced price' };

/** The facets of a product. */
export function facetsOf(
  row: ProductRow,
  { prices, campaignIds }: { prices: readonly ListPrice[]; campaignIds: readonly number[] },
  { categories, brands, campaigns }: CatalogTree,
): ListedFacet[] {
  const brand = brands.get(row.brandId);
  return [
    ...row.categoryIds.flatMap((id) => {
      const category = categories.get(id);
      return category ? { group: 'Category', id: `c_${id}`, label: category.name, order: category.order } : [];
    }),
    ...(brand ? [{ group: 'Brand', id: `b_${brand.id}`, label: { sv: brand.name, en: brand.name }, order: 0 }] : []),
    ...row.skuNames.map((name) => ({ group: 'Sku', id: skuFacetId(name.sv), label: name, order: sizeOrder(name.sv) })),
    ...prices.map(({ selling, priceList, currency }) => priceInterval(selling, priceList, currency)),
    ...prices.flatMap(({ selling, reference, priceList }) => {
      const group = groupInPriceList('Discount', priceList);
      return selling < reference ? { group, id: REDUCED_FACET, label: REDUCED, order: 0 } : [];
    }),
    ...campaignIds.flatMap((id) => {
      const campaign = campaigns.get(id);
      return campaign && prices.some((price) => isReducedAsAnnounced(campaign, price, price.currency))
        ? { group: 'DiscountCampaign', id: `dc_${id}`, label: campaign.name, order: id }
        : [];
    }),
    stockStatus({ inStock: row.inStock, total: row.totalStock }),
    ...row.parameters.map(({ id, slug, value }) => {
      return { group: String(id), id: facetIdOfParameter(id, slug), label: value, order: 0 };
    }),
  ];
}

/** Facet of the name `-`: the product has a single size, so there is no choice. */
export const NO_SIZE = 's_none';

function skuFacetId(name: string): string {
  const slug = slugOf(name);
  return slug === '' ? NO_SIZE : `s_${slug}`;
}

/** Sizes sort by their first number, those without one last. */
function sizeOrder(name: string): number {
  const [digits] = /\d+/.exec(name) ?? [];
  return digits ? Math.min(Number(digits), 1_000_000) : 1_000_001;
}
