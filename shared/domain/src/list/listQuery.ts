import {
  allSelected,
  emptySelection,
  isGroupKey,
  PRODUCT_SORTS,
  withSelected,
  type ListSelection,
  type ProductSort,
  type SelectionItem,
} from './listSelection.ts';

/** Nobody chooses more; what an address holds beyond it is left out. */
const MAX_ITEMS = 200;
const MAX_TEXT_LENGTH = 200;

/**
 * Reads what is chosen from an address (CATALOG-26). An id that the shop does not know, or no longer, is kept: it may be
 * known again tomorrow. Without a sort, or with an unknown one, the default counts (CATALOG-24).
 */
export function selectionFrom(params: URLSearchParams, defaultSort: ProductSort): ListSelection {
  const sort = PRODUCT_SORTS.find((known) => known === params.get('sort')) ?? defaultSort;
  const keys = [...new Set(params.keys())].filter(isGroupKey);
  let left = MAX_ITEMS;

  return keys.reduce((selection, key) => {
    const items = itemsFrom(params.getAll(key).join(',')).slice(0, left);
    left -= items.length;
    return items.length > 0 ? withSelected(selection, key, items) : selection;
  }, emptySelection(sort));
}

/** @returns the page that an address asks for, from 1 (CATALOG-28); what is no page number counts as the first */
export function pageFrom(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return /^\d{1,15}$/.test(page) ? Math.max(1, Number(page)) : 1;
}

/** How a selection is asked for: ids of facets, any of a group and of every group (CATALOG-12). */
export function facetIds(selection: ListSelection): string[] {
  return [...new Set(allSelected(selection).map(({ item }) => item.id))];
}

/**
 * Values stand as `label~id`, with commas between them. Commas and tildes inside are escaped, but older links hold them
 * as they are: the id, which has neither, is what comes after the last tilde, and a part without one began a label that
 * has a comma.
 */
function itemsFrom(text: string): SelectionItem[] {
  const items = new Map<string, SelectionItem>();
  let begun = '';

  for (const part of text.split(',')) {
    const tilde = part.lastIndexOf('~');
    if (tilde < 0) {
      begun += `${part},`;
      continue;
    }
    keep(items, { label: unescaped(begun + part.slice(0, tilde)), id: unescaped(part.slice(tilde + 1)) });
    begun = '';
  }
  // Somebody wrote ids alone.
  for (const id of begun.split(',')) keep(items, { label: unescaped(id), id: unescaped(id) });

  return [...items.values()];
}

function keep(items: Map<string, SelectionItem>, { id, label }: SelectionItem): void {
  if (id.trim() === '' || id.length > MAX_TEXT_LENGTH || items.has(id)) return;
  items.set(id, { id, label: label.trim() === '' ? id : label.slice(0, MAX_TEXT_LENGTH) });
}

function unescaped(text: string): string {
  return text.replace(/%(25|2C|7E)/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
