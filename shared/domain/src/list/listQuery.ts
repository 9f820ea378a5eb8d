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

/** Maximum of the API; further values of an address are ignored. */
const MAX_ITEMS = 200;
const MAX_TEXT_LENGTH = 200;

/**
 * Reads the selection from an address (CATALOG-26). An unknown id is kept, as it may be valid again later. Without a valid sort
 * the default is used (CATALOG-24).
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

/** @returns the page number of an address, from 1 (CATALOG-28); 1 if it is invalid */
export function pageFrom(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return /^\d{1,15}$/.test(page) ? Math.max(1, Number(page)) : 1;
}

/** The selection for the API: facet ids, combined by OR within a group and by AND between groups (CATALOG-12). */
export function facetIds(selection: ListSelection): string[] {
  return [...new Set(allSelected(selection).map(({ item }) => item.id))];
}

/**
 * Parses values of the form `label~id`, separated by commas. Commas and tildes in labels are escaped, but not in older links:
 * therefore the id is the text after the last tilde, and a part without a tilde is the start of a label with a comma.
 */
function itemsFrom(text: string): SelectionItem[] {
  const items = new Map<string, SelectionItem>();
  let labelStart = '';

  for (const part of text.split(',')) {
    const tilde = part.lastIndexOf('~');
    if (tilde < 0) {
      labelStart += `${part},`;
      continue;
    }
    addItem(items, { label: unescaped(labelStart + part.slice(0, tilde)), id: unescaped(part.slice(tilde + 1)) });
    labelStart = '';
  }
  // The rest has no tilde: ids without labels.
  for (const id of labelStart.split(',')) addItem(items, { label: unescaped(id), id: unescaped(id) });

  return [...items.values()];
}

function addItem(items: Map<string, SelectionItem>, { id, label }: SelectionItem): void {
  if (id.trim() === '' || id.length > MAX_TEXT_LENGTH || items.has(id)) return;
  items.set(id, { id, label: label.trim() === '' ? id : label.slice(0, MAX_TEXT_LENGTH) });
}

function unescaped(text: string): string {
  return text.replace(/%(25|2C|7E)/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
