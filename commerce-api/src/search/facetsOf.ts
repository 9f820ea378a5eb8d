import type { CatalogTree } from '../catalog/catalogTree.ts';
import { isReducedAsAnnounced } from '../catalog/isReducedAsAnnounced.ts';
import { facetIdOfParameter, groupInPriceList, slugOf } from '../catalog/facetId.ts';
import type { ListedFacet } from './index/listedProduct.ts';
import type { ListPrice } from './load/readListPrices.ts';
import type { ProductRow } from './load/readProductRows.ts';
import { intervalFacet, priceInterval } from './priceIntervals.ts';
import { stockStatus } from './stockStatus.ts';

/** The facet of products with a reduction that may be announced. */
export const REDUCED_FACET = 'd_sale';
const REDUCED = { sv: 'Nedsatt pris', en: 'Reduced price' };

export type FacetsOf = (
  row: ProductRow,
  filing: { prices: readonly ListPrice[]; campaignIds: readonly number[] },
) => ListedFacet[];

/** @returns the facets of products. Products share them: a catalog has a few hundred, and each product about twenty. */
export function facetsWith({ categories, brands, campaigns }: CatalogTree): FacetsOf {
  const shared = new Map<string, ListedFacet>();
  function share(key: string, create: () => ListedFacet): ListedFacet {
    const facet = shared.get(key) ?? create();
    shared.set(key, facet);
    return facet;
  }
  const ofCategories = new Map(
    [...categories.values()].map(({ id, name, order }): [number, ListedFacet] => [
      id,
      { group: 'Category', id: `c_${id}`, label: name, order },
    ]),
  );
  const ofBrands = new Map(
    [...brands.values()].map(({ id, name }): [number, ListedFacet] => [
      id,
      { group: 'Brand', id: `b_${id}`, label: { sv: name, en: name }, order: 0 },
    ]),
  );

  return (row, { prices, campaignIds }) => [
    ...row.categoryIds.flatMap((id) => ofCategories.get(id) ?? []),
    ...[row.brandId].flatMap((id) => ofBrands.get(id) ?? []),
    ...row.skuNames.map((name) =>
      share(`sku ${name.sv}`, () => {
        return { group: 'Sku', id: skuFacetId(name.sv), label: name, order: sizeOrder(name.sv) };
      }),
    ),
    ...prices.map(({ selling, priceList, currency }) => {
      const interval = priceInterval(selling, currency);
      return share(`${priceList} ${interval}`, () => intervalFacet(interval, priceList, currency));
    }),
    ...prices.flatMap(({ selling, reference, priceList }) =>
      selling < reference
        ? share(`reduced ${priceList}`, () => {
            return { group: groupInPriceList('Discount', priceList), id: REDUCED_FACET, label: REDUCED, order: 0 };
          })
        : [],
    ),
    ...campaignIds.flatMap((id) => {
      const campaign = campaigns.get(id);
      return campaign && prices.some((price) => isReducedAsAnnounced(campaign, price, price.currency))
        ? { group: 'DiscountCampaign', id: `dc_${id}`, label: campaign.name, order: id }
        : [];
    }),
    stockStatus({ inStock: row.inStock, total: row.totalStock }),
    ...row.parameters.map(({ id, slug, value }) =>
      share(`parameter ${id} ${slug}`, () => {
        return { group: String(id), id: facetIdOfParameter(id, slug), label: value, order: 0 };
      }),
    ),
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
