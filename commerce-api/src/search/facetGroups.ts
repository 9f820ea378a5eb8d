import type { CatalogTree } from '../catalog/catalogTree.ts';
import type { View } from '../markets/view.ts';
import type { Localized } from '../seed/seedTypes.ts';
import type { FacetCount } from './listQuery.ts';

const GROUPS: readonly { key: string; label: Localized }[] = [
  { key: 'Category', label: { sv: 'Kategori', en: 'Category' } },
  { key: 'Brand', label: { sv: 'Varumärke', en: 'Brand' } },
  { key: 'Sku', label: { sv: 'Storlek', en: 'Size' } },
  { key: 'Price', label: { sv: 'Pris', en: 'Price' } },
  { key: 'Discount', label: { sv: 'Rea', en: 'Sale' } },
  { key: 'DiscountCampaign', label: { sv: 'Kampanj', en: 'Campaign' } },
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

/** The counts with their words, the groups in the order of the contract: parameters last, by their id. */
export function facetGroups(counts: readonly FacetCount[], tree: CatalogTree, view: View) {
  const language = view.language.code;
  const byGroup = Map.groupBy(counts, ({ group }) => group);
  const fixed = GROUPS.flatMap(({ key, label }, order) => {
    const values = byGroup.get(key === 'Price' ? `Price/${view.currency.code}` : key);
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
  const parameters = [...tree.parameters.values()].flatMap(({ id, name, filter }) => {
    const values = byGroup.get(String(id));
    if (!filter || !values) return [];
    const order = GROUPS.length + id;
    const label = name[language];
    return { filterId: String(id), type: 'Parameter', group: null, label, order, values: valuesOf(values, tree, view) };
  });
  return [...fixed, ...parameters];
}

function valuesOf(counts: readonly FacetCount[], { facets, categories }: CatalogTree, view: View): FacetValue[] {
  return counts
    .flatMap(({ group, facetId, count }) => {
      const facet = facets.get(`${group} ${facetId}`);
      if (!facet) return [];
      const category = group === 'Category' ? categories.get(Number(facetId.slice('c_'.length))) : undefined;
      return {
        _id: `${facetId}_${count}`,
        facetId,
        parentId: category && category.parentId !== 0 ? `c_${category.parentId}` : null,
        label: facet.label[view.language.code],
        url: null,
        order: facet.order,
        count,
        hidden: category?.hidden ?? false,
      };
    })
    .toSorted((left, right) => left.order - right.order || (left.facetId < right.facetId ? -1 : 1));
}
