import { brandUrl, campaignUrl, categoryUrl, type UrlIn } from '../catalog/urls.ts';
import type { CatalogTree } from '../catalog/catalogTree.ts';
import { priceListOf } from '../catalog/priceLists.ts';
import type { View } from '../markets/view.ts';
import type { Localized } from '../model/catalogEntries.ts';
import { groupInPriceList } from '../catalog/facetId.ts';
import { NO_SIZE } from './facetsOf.ts';
import type { FacetCount } from './listQuery.ts';

const GROUPS: readonly { key: string; label: Localized }[] = [
  { key: 'Category', label: { sv: 'Kategori', en: 'Category' } },
  { key: 'Brand', label: { sv: 'Varumärke', en: 'Brand' } },
  { key: 'Sku', label: { sv: 'Storlek', en: 'Size' } },
  { key: 'Price', label: { sv: 'Pris', en: 'Price' } },
  { key: 'Discount', label: { sv: 'Rea', en: 'Sale' } },
  { key: 'DiscountCampaign', label: { sv: 'Kampanj', en: 'Offer' } },
  { key: 'StockStatus', label: { sv: 'Lagerstatus', en: 'Stock' } },
];

interface FacetValue {
  _id: string;
  facetId: string;
  parentId: string | null;
  label: string;
  url: string | null;
  order: number;
  count: number;
  hidden: boolean;
}

/** The counts with their labels, the groups in the order of the contract: parameters last, by id. */
export function facetGroups(counts: readonly FacetCount[], tree: CatalogTree, view: View) {
  const language = view.language.code;
  const priceList = priceListOf(tree.priceLists, view);
  const byGroup = Map.groupBy(counts, ({ group }) => group);
  const fixed = GROUPS.flatMap(({ key, label }, order) => {
    const isOfPrices = key === 'Price' || key === 'Discount';
    const values = byGroup.get(isOfPrices ? groupInPriceList(key, priceList) : key);
    if (!values) return [];
    return {
      filterId: key,
      type: key,
      group: null,
      label: label[language],
      order,
      values: valuesOf(values, tree, view),
    };
  });
  const parameters = [...tree.parameters.values()].flatMap(({ id, name }) => {
    const values = byGroup.get(String(id));
    if (!values) return [];
    // After the fixed groups, as ids count from 1.
    const order = GROUPS.length - 1 + id;
    const label = name[language];
    return { filterId: String(id), type: 'Parameter', group: null, label, order, values: valuesOf(values, tree, view) };
  });
  return [...fixed, ...parameters];
}

function valuesOf(counts: readonly FacetCount[], tree: CatalogTree, { language }: View): FacetValue[] {
  return counts
    .map(({ group, id, label, order, count }) => {
      const category = group === 'Category' ? tree.categories.get(idIn(id)) : undefined;
      return {
        _id: `${id}_${count}`,
        facetId: id,
        parentId: category && category.parentId !== 0 ? `c_${category.parentId}` : null,
        label: label[language.code],
        url: (category ? categoryUrl(category) : urlOf(group, id, tree))?.(language.code) ?? null,
        order,
        count,
        hidden: category?.hidden ?? id === NO_SIZE,
      };
    })
    .toSorted((left, right) => left.order - right.order || (left.facetId < right.facetId ? -1 : 1));
}

/** The URL of the page of a brand or campaign value. */
function urlOf(group: string, id: string, { brands, campaigns }: CatalogTree): UrlIn | undefined {
  const brand = group === 'Brand' ? brands.get(idIn(id)) : undefined;
  const campaign = group === 'DiscountCampaign' ? campaigns.get(idIn(id)) : undefined;
  return brand ? brandUrl(brand) : campaign && campaignUrl(campaign);
}

/** `c_112` → 112 */
function idIn(facetId: string): number {
  return Number(facetId.slice(facetId.indexOf('_') + 1));
}
