/** What a shopper can sort a list of products by. */
export const PRODUCT_SORTS = ['LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC', 'RELEVANCE'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** A value of a filter. The id is what the API is asked with; the label stands in the address for people (CATALOG-26). */
export interface SelectionItem {
  id: string;
  label: string;
}

/** The groups of values that every shop has, by their key in the address. */
export const FIXED_GROUPS = ['categories', 'brands', 'skus', 'price', 'discount', 'campaigns'] as const;
export type FixedGroup = (typeof FIXED_GROUPS)[number];

/** What a shopper has chosen in a list (CATALOG-16, CATALOG-17). */
export interface ListSelection extends Readonly<Record<FixedGroup, readonly SelectionItem[]>> {
  /** By the parameter's own id. */
  parameters: Readonly<Record<string, readonly SelectionItem[]>>;
  sort: ProductSort;
}

/** Before the name of a parameter, in addresses and wherever groups are told apart by a key (CATALOG-27). */
const PARAMETER_PREFIX = 'p-';

export function emptySelection(sort: ProductSort): ListSelection {
  return { categories: [], brands: [], skus: [], price: [], discount: [], campaigns: [], parameters: {}, sort };
}

/** Key of a parameter's group. */
export function parameterKey(filterId: string): string {
  return PARAMETER_PREFIX + filterId;
}

/** @returns the parameter's own id, or null when the key is that of another group */
export function parameterIn(key: string): string | null {
  return key.startsWith(PARAMETER_PREFIX) && key.length > PARAMETER_PREFIX.length
    ? key.slice(PARAMETER_PREFIX.length)
    : null;
}

/** What is chosen in a group; nothing in one that there is not. */
export function selectedIn(selection: ListSelection, key: string): readonly SelectionItem[] {
  if (isFixedGroup(key)) return selection[key];
  const parameter = parameterIn(key);
  return parameter !== null && Object.hasOwn(selection.parameters, parameter)
    ? (selection.parameters[parameter] ?? [])
    : [];
}

/** The selection with other values in one group; a parameter without any is left out. */
export function withSelected(selection: ListSelection, key: string, items: readonly SelectionItem[]): ListSelection {
  if (isFixedGroup(key)) return { ...selection, [key]: items };
  const parameter = parameterIn(key);
  if (parameter === null) return selection;
  const others = Object.entries(selection.parameters).filter(([name]) => name !== parameter);
  const own: typeof others = items.length > 0 ? [[parameter, items]] : [];
  return { ...selection, parameters: Object.fromEntries([...others, ...own]) };
}

/** Everything that is chosen, with the key of its group, in the order of the address. */
export function allSelected(selection: ListSelection): { key: string; item: SelectionItem }[] {
  return groupKeys(selection).flatMap((key) => selectedIn(selection, key).map((item) => ({ key, item })));
}

/** Keys of all groups that the selection can hold or holds. */
export function groupKeys({ parameters }: ListSelection): string[] {
  return [...FIXED_GROUPS, ...Object.keys(parameters).map(parameterKey)];
}

/** Whether a parameter of an address is a group of a selection. */
export function isGroupKey(name: string): boolean {
  return isFixedGroup(name) || parameterIn(name) !== null;
}

/** Lets go of everything but the sort (CATALOG-19). */
export function clearSelection({ sort }: ListSelection): ListSelection {
  return emptySelection(sort);
}

function isFixedGroup(key: string): key is FixedGroup {
  return FIXED_GROUPS.some((group) => group === key);
}
