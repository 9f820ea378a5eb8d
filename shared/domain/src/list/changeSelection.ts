import type { FacetGroup, FacetValue } from './facetGroups.ts';
import { allSelected, selectedIn, withSelected, type ListSelection, type SelectionItem } from './listSelection.ts';

/**
 * Chooses a value, or lets go of it. A category takes all below it along, both ways; one that is let go of leaves those
 * above it (CATALOG-12).
 */
export function toggleValue(selection: ListSelection, group: FacetGroup, value: SelectionItem): ListSelection {
  const chosen = selectedIn(selection, group.key);
  const family = [value, ...descendants(group.values, value.id)];
  const familyIds = new Set(family.map(({ id }) => id));
  const others = chosen.filter(({ id }) => !familyIds.has(id));
  const isChosen = chosen.some(({ id }) => id === value.id);

  return withSelected(selection, group.key, isChosen ? others : [...others, ...family.map(itemOf)]);
}

export interface Chip {
  /** Key of the group. */
  key: string;
  /** With the shop's own label, where it knows the value: what an address says may be of another language, or made up. */
  item: SelectionItem;
}

/** What is shown as chosen: a category speaks for those below it that are chosen with it. */
export function chips(selection: ListSelection, groups: readonly FacetGroup[]): Chip[] {
  return allSelected(selection).flatMap(({ key, item }) => {
    const known = groupOf(groups, key).values.find(({ id }) => id === item.id);
    const isSpokenFor = selectedIn(selection, key).some(({ id }) => id === known?.parent);
    return isSpokenFor ? [] : { key, item: known ? itemOf(known) : item };
  });
}

/** How many of a group's values are chosen and have products: what its badge says. */
export function selectedCount(selection: ListSelection, group: FacetGroup): number {
  return countOf(selectedIn(selection, group.key), group);
}

/** The same of the items that are chosen in the group. */
export function countOf(chosen: readonly SelectionItem[], { values }: FacetGroup): number {
  const withProducts = new Set(values.flatMap(({ id, count }) => (count > 0 ? id : [])));
  return chosen.filter(({ id }) => withProducts.has(id)).length;
}

/** The group of a key, or an empty one: what an address holds may be of a group that the list does not have. */
export function groupOf(groups: readonly FacetGroup[], key: string): FacetGroup {
  return groups.find((group) => group.key === key) ?? { key, label: null, values: [] };
}

function descendants(values: readonly FacetValue[], id: string): FacetValue[] {
  const found: FacetValue[] = [];
  // Each value once, so that parents that go round in a circle end.
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
