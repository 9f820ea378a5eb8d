import { sortByOrder } from '../sortByOrder.ts';
import { compact } from '../compact.ts';
import { selectedIn, parameterKey, type FixedGroup, type ListSelection } from './listSelection.ts';

/** What the API says of a list's facets; lists may be null and hold nulls. */
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

/** A value that a list can be narrowed to. */
export interface FacetValue {
  id: string;
  label: string;
  /** Products that have it, under what is chosen in the other groups. */
  count: number;
  /** The value above it in a tree of categories. */
  parent?: string;
}

export interface FacetGroup {
  /** Key of the group in the selection and the address. */
  key: string;
  /** A parameter's name; the other groups have words of the shop. */
  label: string | null;
  values: FacetValue[];
}

/** Which groups a shop offers (CATALOG-12, CATALOG-13, CATALOG-14). */
export interface FacetSwitches {
  category: boolean;
  /** Categories below each other; without it, all of them beside each other. */
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
  /** Of the list without a selection: these are the groups and values that there are. */
  all: ApiFacets;
  /** How many products the list has without a selection. */
  total: number;
  /** Under the present selection; the same as `all` when nothing is chosen. */
  counted: ApiFacets;
  selection: ListSelection;
}

/**
 * What a list can be narrowed by, in the order of the filter panel. Groups are told apart by their type, never by their
 * label. A value that every product of the list has narrows nothing and is left out, unless it is chosen; one that the
 * counts leave out has none.
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
      const chosen = new Set(selectedIn(selection, key).map(({ id }) => id));
      const offered = sortByOrder(group.values)
        .filter(isOffered)
        .filter(({ facetId, count }) => count < total || chosen.has(facetId));
      const isTree = key === 'categories' && switches.categoryTree;
      const values = parentsFirst(offered.map((value) => valueOf(value, counts, isTree ? offered : [])));
      return values.length > 0 ? [{ key, label, values }] : [];
    },
  );
}

type OfferedValue = ApiFacetValue & { facetId: string; label: string };

function isOffered(value: ApiFacetValue): value is OfferedValue {
  // The API names the only size of a product by a dash.
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

/** Each value is followed by those below it. What stands in a circle has no top and comes last, beside each other. */
function parentsFirst(values: readonly FacetValue[]): FacetValue[] {
  const below = (parent: string | undefined): FacetValue[] =>
    values.filter((value) => value.parent === parent).flatMap((value) => [value, ...below(value.id)]);
  const placed = below(undefined);
  const lost = values.filter((value) => !placed.includes(value));
  return [...placed, ...lost.map(({ id, label, count }) => ({ id, label, count }))];
}
