import type { Tx } from '../db/openDatabase.ts';
import { CURRENCIES_OF_PRICES, intervalOf, priceIntervals } from '../search/priceIntervals.ts';
import { facetIdOfParameter, slugOf } from '../search/facetId.ts';
import { insertAll } from '../db/writeAll.ts';
import type { Localized, SeedData } from './seedTypes.ts';

interface FacetRow {
  group: string;
  id: string;
  label: Localized;
  order: number;
}

/** What lists can be narrowed by, with its words, and which product has what. */
export async function seedFacets(tx: Tx, data: SeedData): Promise<void> {
  const facets = new Map<string, FacetRow>();
  const links = new Map<string, { product_id: number; group_key: string; facet_id: string }>();
  const parameterRows = await tx.selectFrom('parameter').select(['id', 'key']).execute();
  const parameterIds = new Map(parameterRows.map(({ id, key }) => [key, id]));
  const categoryRows = await tx.selectFrom('product_category').select(['product_id', 'category_id']).execute();

  function add(productId: number, facet: FacetRow): void {
    facets.set(`${facet.group} ${facet.id}`, facet);
    const link = { product_id: productId, group_key: facet.group, facet_id: facet.id };
    links.set(Object.values(link).join(' '), link);
  }

  const categories = new Map(data.categories.map((category) => [category.id, category]));
  for (const { product_id, category_id } of categoryRows) {
    const category = categories.get(category_id);
    if (category)
      add(product_id, { group: 'Category', id: `c_${category_id}`, label: category.name, order: category.order });
  }
  for (const campaign of data.campaigns) {
    for (const productId of campaign.productIds) {
      add(productId, { group: 'DiscountCampaign', id: `dc_${campaign.id}`, label: campaign.name, order: campaign.id });
    }
  }
  for (const { id, brandId, skus, parameters, regularPrice, sellingPrice } of data.products) {
    const brand = data.brands.find((one) => one.id === brandId);
    if (brand) add(id, { group: 'Brand', id: `b_${brandId}`, label: { sv: brand.name, en: brand.name }, order: 0 });
    for (const { name } of skus) {
      add(id, { group: 'Sku', id: `s_${slugOf(name.sv) || 'none'}`, label: name, order: sizeOrder(name.sv) });
    }
    for (const { key, value, filter } of parameters) {
      const parameterId = parameterIds.get(key);
      if (!filter || parameterId === undefined) continue;
      const facetId = facetIdOfParameter(parameterId, slugOf(value.sv));
      add(id, { group: String(parameterId), id: facetId, label: value, order: 0 });
    }
    for (const currency of CURRENCIES_OF_PRICES) {
      const at = intervalOf(sellingPrice[currency], currency);
      const interval = priceIntervals(currency)[at];
      if (interval) add(id, { group: `Price/${currency}`, id: interval.facetId, label: interval.label, order: at });
    }
    if (sellingPrice.SEK < regularPrice.SEK) {
      add(id, { group: 'Discount', id: 'd_sale', label: { sv: 'Nedsatt pris', en: 'Reduced price' }, order: 0 });
    }
  }

  await insertAll(
    tx,
    'facet',
    [...facets.values()].map(({ group, id, label, order }) => ({
      group_key: group,
      facet_id: id,
      label: JSON.stringify(label),
      sort_order: order,
    })),
  );
  await insertAll(tx, 'product_facet', [...links.values()]);
}

/** Sizes sort by their first number, those without one last. */
function sizeOrder(name: string): number {
  const [digits] = /\d+/.exec(name) ?? [];
  return digits ? Math.min(Number(digits), 1_000_000) : 1_000_001;
}
