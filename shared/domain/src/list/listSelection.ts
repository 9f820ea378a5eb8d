/** The sort orders of a product list. */
export const PRODUCT_SORTS = ['LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC', 'RELEVANCE'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** A selected value of a filter. The id is for the API; the label makes the address readable (CATALOG-26). */
export interface SelectionItem {
  id: string;
  label: string;
}

/** The groups that every shop has, by their key in the address. */
export const FIXED_GROUPS = ['categories', 'brands', 'skus', 'price', 'discount', 'campaigns'] as const;
export type FixedGroup = (typeof FIXED_GROUPS)[number];

/** The filters and the sort that a shopper has selected in a list (CATALOG-16, CATALOG-17). */
export interface ListSelection extends Readonly<Record<FixedGroup, readonly SelectionItem[]>> {
  /** By parameter id. */
  parameters: Readonly<Record<string, readonly SelectionItem[]>>;
  sort: ProductSort;
}

/** Prefix of a parameter's key, in addresses and in group keys (CATALOG-27). */
const PARAMETER_PREFIX = 'p-';

export function emptySelection(sort: ProductSort): ListSelection {
  return { categories: [], brands: [], skus: [], price: [], discount: [], campaigns: [], parameters: {}, sort };
}

/** Key of a parameter's group. */
export function parameterKey(filterId: string): string {
  return PARAMETER_PREFIX + filterId;
}

/** @returns the parameter id, or null for the key of another group */
export function parameterIn(key: string): string | null {
  return key.startsWith(PARAMETER_PREFIX) && key.length > PARAMETER_PREFIX.length
    ? key.slice(PARAMETER_PREFIX.length)
    : null;
}

/** The selected values of a group; empty for an unknown group. */
export function selectedIn(selection: ListSelection, key: string): readonly SelectionItem[] {
  if (isFixedGroup(key)) return selection[key];
  const parameter = parameterIn(key);
  return parameter !== null && Object.hasOwn(selection.parameters, parameter)
    ? (selection.parameters[parameter] ?? [])
    : [];
}

/** Returns the selection with other values in one group. A parameter without values is removed. */
export function withSelected(selection: ListSelection, key: string, items: readonly SelectionItem[]): ListSelection {
  if (isFixedGroup(key)) return { ...selection, [key]: items };
  const parameter = parameterIn(key);
  if (parameter === null) return selection;
  const others = Object.entries(selection.parameters).filter(([name]) => name !== parameter);
  const changed: typeof others = items.length > 0 ? [[parameter, items]] : [];
  return { ...selection, parameters: Object.fromEntries([...others, ...changed]) };
}

/** All selected values with the key of their group, in the order of the address. */
export function allSelected(selection: ListSelection): { key: string; item: SelectionItem }[] {
  return groupKeys(selection).flatMap((key) => selectedIn(selection, key).map((item) => ({ key, item })));
}

/** Keys of the fixed groups and of the selected parameters. */
export function groupKeys({ parameters }: ListSelection): string[] {
  return [...FIXED_GROUPS, ...Object.keys(parameters).map(parameterKey)];
}

/** Whether a parameter of an address is a group of a selection. */
export function isGroupKey(name: string): boolean {
  return isFixedGroup(name) || parameterIn(name) !== null;
}

/** Removes all filters and keeps the sort (CATALOG-19). */
export function clearSelection({ sort }: ListSelection): ListSelection {
  return emptySelection(sort);
}

function isFixedGroup(key: string): key is FixedGroup {
  return FIXED_GROUPS.some((group) => group === key);
}
