import { sortByOrder } from '../sortByOrder.ts';
import { compact } from '../compact.ts';
import { selectedIn, parameterKey, type FixedGroup, type ListSelection } from './listSelection.ts';

/** The facets of a list in the API's response; lists may be null and contain nulls. */
export type ApiFacets = readonly (ApiFacetGroup | null)[] | null | undefined;

interface ApiFacetGroup {
  filterId: string;
  type: string | null;
  label: string | null;
  order: number;
  values: readonly (ApiFacetValue | null)[] | null;
}

interface ApiFacetValue {
  facetId: string | null;
  parentId: string | null;
  label: string | null;
  order: number;
  count: number;
  hidden: boolean;
}

/** A value of a filter. */
export interface FacetValue {
  id: string;
  label: string;
  /** Number of products with this value, given the selection in the other groups. */
  count: number;
  /** Id of the parent in the tree of categories. */
  parent?: string;
}

export interface FacetGroup {
  /** Key of the group in the selection and the address. */
  key: string;
  /** Name of a parameter; the labels of other groups are messages of the shop. */
  label: string | null;
  values: FacetValue[];
}

/** Enables groups by configuration (CATALOG-12, CATALOG-13, CATALOG-14). */
export interface FacetSwitches {
  category: boolean;
  /** Whether categories are a tree; otherwise a flat list. */
  categoryTree: boolean;
  brand: boolean;
  size: boolean;
  price: boolean;
  discount: boolean;
}

interface KnownGroup {
  type: string;
  key: FixedGroup;
  isOn: (switches: FacetSwitches) => boolean;
}

const BEFORE_PARAMETERS: readonly KnownGroup[] = [
  { type: 'Category', key: 'categories', isOn: ({ category }) => category },
  { type: 'Brand', key: 'brands', isOn: ({ brand }) => brand },
  { type: 'Sku', key: 'skus', isOn: ({ size }) => size },
  { type: 'Price', key: 'price', isOn: ({ price }) => price },
];
const AFTER_PARAMETERS: readonly KnownGroup[] = [
  { type: 'Discount', key: 'discount', isOn: ({ discount }) => discount },
  { type: 'DiscountCampaign', key: 'campaigns', isOn: ({ discount }) => discount },
];

interface FacetsOfList {
  /** Facets of the list without a selection: they define the groups and values. */
  all: ApiFacets;
  /** Number of products of the list without a selection. */
  total: number;
  /** Facets of the list with the current selection; the same as `all` without one. */
  counted: ApiFacets;
  selection: ListSelection;
}

/**
 * Returns the filters of a list, in the order of the filter panel. Groups are recognized by type, never by label. A value that
 * every product of the list has is left out unless it is selected. A value that is missing in the counts has the count 0.
 */
export function facetGroups({ all, total, counted, selection }: FacetsOfList, switches: FacetSwitches): FacetGroup[] {
  const groups = sortByOrder(all);
  const counts = countsById(counted);
  const known = ({ type, key, isOn }: KnownGroup) =>
    isOn(switches) ? groups.filter((group) => group.type === type).map((group) => ({ key, label: null, group })) : [];
  const parameters = groups
    .filter(({ type, label }) => type === 'Parameter' && label)
    .map((group) => ({ key: parameterKey(group.filterId), label: group.label, group }));

  return [...BEFORE_PARAMETERS.flatMap(known), ...parameters, ...AFTER_PARAMETERS.flatMap(known)].flatMap(
    ({ key, label, group }) => {
      const selected = new Set(selectedIn(selection, key).map(({ id }) => id));
      const offered = sortByOrder(group.values)
        .filter(isOffered)
        .filter(({ facetId, count }) => count < total || selected.has(facetId));
      const isTree = key === 'categories' && switches.categoryTree;
      const values = parentsFirst(offered.map((value) => valueOf(value, counts, isTree ? offered : [])));
      return values.length > 0 ? [{ key, label, values }] : [];
    },
  );
}

type OfferedValue = ApiFacetValue & { facetId: string; label: string };

function isOffered(value: ApiFacetValue): value is OfferedValue {
  // The API labels the only size of a product with a dash.
  return !value.hidden && Boolean(value.facetId) && Boolean(value.label) && value.label !== '-';
}

function countsById(facets: ApiFacets): ReadonlyMap<string, number> {
  const values = compact(facets).flatMap((group) => compact(group.values));
  return new Map(values.flatMap(({ facetId, count }) => (facetId ? [[facetId, count]] : [])));
}

function valueOf(
  { facetId, parentId, label }: OfferedValue,
  counts: ReadonlyMap<string, number>,
  tree: readonly OfferedValue[],
): FacetValue {
  const value = { id: facetId, label, count: counts.get(facetId) ?? 0 };
  const hasParent = tree.some((other) => other.facetId === parentId);
  return hasParent && parentId ? { ...value, parent: parentId } : value;
}

/** Sorts each value before its descendants. Values in a cycle have no root: they are last, without a parent. */
function parentsFirst(values: readonly FacetValue[]): FacetValue[] {
  const descendantsOf = (parent: string | undefined): FacetValue[] =>
    values.filter((value) => value.parent === parent).flatMap((value) => [value, ...descendantsOf(value.id)]);
  const reachable = descendantsOf(undefined);
  const cyclic = values.filter((value) => !reachable.includes(value));
  return [...reachable, ...cyclic.map(({ id, label, count }) => ({ id, label, count }))];
}
