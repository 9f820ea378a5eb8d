import {
  allChosen,
  chosenIn,
  emptySelection,
  FIXED_GROUPS,
  groupKeys,
  parameterIn,
  PRODUCT_SORTS,
  withChosen,
  type ListSelection,
  type ProductSort,
  type SelectionItem,
} from './listSelection.ts';

/** Nobody chooses more; what an address holds beyond it is left out. */
const MOST_ITEMS = 200;
const LONGEST_TEXT = 200;

/**
 * Reads what is chosen from an address (CATALOG-26). An id that the shop does not know, or no longer, is kept: it may be
 * known again tomorrow. Without a sort, or with an unknown one, the default counts (CATALOG-24).
 */
export function selectionFrom(params: URLSearchParams, defaultSort: ProductSort): ListSelection {
  const sort = PRODUCT_SORTS.find((known) => known === params.get('sort')) ?? defaultSort;
  const keys = [...new Set(params.keys())].filter(isGroupKey);
  let left = MOST_ITEMS;

  return keys.reduce((selection, key) => {
    const items = itemsFrom(params.getAll(key).join(',')).slice(0, left);
    left -= items.length;
    return items.length > 0 ? withChosen(selection, key, items) : selection;
  }, emptySelection(sort));
}

/** @returns the page that an address asks for, from 1 (CATALOG-28); what is no page number counts as the first */
export function pageFrom(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return /^\d{1,15}$/.test(page) ? Math.max(1, Number(page)) : 1;
}

interface ListAddress {
  path: string;
  /** Query of the present address; parameters that are not the list's own are kept. */
  search: string;
  defaultSort: ProductSort;
}

/** Address of a list with another selection or on another page. The first page and the default sort are left out. */
export function listAddress(
  { path, search, defaultSort }: ListAddress,
  { selection, page = 1 }: { selection: ListSelection; page?: number },
): string {
  const own = groupKeys(selection).flatMap((key): [string, string][] => {
    const items = chosenIn(selection, key);
    return items.length > 0 ? [[key, items.map(textOf).join(',')]] : [];
  });
  const query = [
    ...foreignParams(search),
    ...own,
    ...(selection.sort === defaultSort ? [] : [['sort', selection.sort] as const]),
    ...(page > 1 ? [['page', String(page)] as const] : []),
  ];
  return query.length > 0
    ? `${path}?${query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')}`
    : path;
}

/** The parameters of an address that are not a list's own. */
export function foreignParams(search: string): [name: string, value: string][] {
  return [...new URLSearchParams(search)].filter(([name]) => name !== 'page' && name !== 'sort' && !isGroupKey(name));
}

/** How a selection is asked for: ids of facets, any of a group and of every group (merchant-api.md, section 3). */
export function facetIds(selection: ListSelection): string[] {
  return [...new Set(allChosen(selection).map(({ item }) => item.id))];
}

function isGroupKey(name: string): boolean {
  return FIXED_GROUPS.some((group) => group === name) || parameterIn(name) !== null;
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
  if (id.trim() === '' || id.length > LONGEST_TEXT || items.has(id)) return;
  items.set(id, { id, label: label.trim() === '' ? id : label.slice(0, LONGEST_TEXT) });
}

function textOf({ id, label }: SelectionItem): string {
  return `${escaped(label)}~${escaped(id)}`;
}

function escaped(text: string): string {
  return text.replace(/[%,~]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

function unescaped(text: string): string {
  return text.replace(/%(25|2C|7E)/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** As little percent-encoding as an address allows, so that people can read it. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%2C', ',');
}
