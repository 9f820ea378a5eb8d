import type { FacetGroup, FacetValue } from './facetGroups.ts';
import { allSelected, selectedIn, withSelected, type ListSelection, type SelectionItem } from './listSelection.ts';

/**
 * Selects or deselects a value. A category includes its descendants in both cases. Deselecting one keeps its ancestors
 * (CATALOG-12).
 */
export function toggleValue(selection: ListSelection, group: FacetGroup, value: SelectionItem): ListSelection {
  const selected = selectedIn(selection, group.key);
  const family = [value, ...descendants(group.values, value.id)];
  const familyIds = new Set(family.map(({ id }) => id));
  const others = selected.filter(({ id }) => !familyIds.has(id));
  const isSelected = selected.some(({ id }) => id === value.id);

  return withSelected(selection, group.key, isSelected ? others : [...others, ...family.map(itemOf)]);
}

export interface Chip {
  /** Key of the group. */
  key: string;
  /** With the shop's label if the value is known: the label in an address may be of another language, or made up. */
  item: SelectionItem;
}

/** The chips of a selection. A selected category has one chip for itself and its selected descendants. */
export function chips(selection: ListSelection, groups: readonly FacetGroup[]): Chip[] {
  return allSelected(selection).flatMap(({ key, item }) => {
    const known = groupOf(groups, key).values.find(({ id }) => id === item.id);
    const isCoveredByParent = selectedIn(selection, key).some(({ id }) => id === known?.parent);
    return isCoveredByParent ? [] : { key, item: known ? itemOf(known) : item };
  });
}

/** The number in a group's badge: selected values that have products. */
export function selectedCount(selection: ListSelection, group: FacetGroup): number {
  return countOf(selectedIn(selection, group.key), group);
}

/** Like `selectedCount`, for the selected items of the group. */
export function countOf(selected: readonly SelectionItem[], { values }: FacetGroup): number {
  const withProducts = new Set(values.flatMap(({ id, count }) => (count > 0 ? id : [])));
  return selected.filter(({ id }) => withProducts.has(id)).length;
}

/** The group of a key, or an empty one: an address may contain values of a group that the list does not have. */
export function groupOf(groups: readonly FacetGroup[], key: string): FacetGroup {
  return groups.find((group) => group.key === key) ?? { key, label: null, values: [] };
}

function descendants(values: readonly FacetValue[], id: string): FacetValue[] {
  const found: FacetValue[] = [];
  // Each value once, so that a cycle of parents terminates.
  for (let ids = new Set([id]); ids.size > 0;) {
    const children = values.filter(({ parent }) => parent !== undefined && ids.has(parent));
    const fresh = children.filter((child) => child.id !== id && !found.includes(child));
    found.push(...fresh);
    ids = new Set(fresh.map((child) => child.id));
  }
  return found;
}

function itemOf({ id, label }: SelectionItem): SelectionItem {
  return { id, label };
}
