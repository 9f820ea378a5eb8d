import {
  selectedIn,
  groupKeys,
  isGroupKey,
  type ListSelection,
  type ProductSort,
  type SelectionItem,
} from './listSelection.ts';

interface ListAddress {
  path: string;
  /** Query of the current address; parameters of other features are kept. */
  search: string;
  defaultSort: ProductSort;
}

/** Builds the address of a list with another selection or page. The first page and the default sort are left out. */
export function listAddress(
  { path, search, defaultSort }: ListAddress,
  { selection, page = 1 }: { selection: ListSelection; page?: number },
): string {
  const selectionParams = groupKeys(selection).flatMap((key): [string, string][] => {
    const items = selectedIn(selection, key);
    return items.length > 0 ? [[key, items.map(textOf).join(',')]] : [];
  });
  const query = [
    ...otherParams(search),
    ...selectionParams,
    ...(selection.sort === defaultSort ? [] : [['sort', selection.sort] as const]),
    ...(page > 1 ? [['page', String(page)] as const] : []),
  ];
  return query.length > 0
    ? `${path}?${query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')}`
    : path;
}

/** The parameters of an address that do not belong to the list. */
export function otherParams(search: string): [name: string, value: string][] {
  return [...new URLSearchParams(search)].filter(([name]) => name !== 'page' && name !== 'sort' && !isGroupKey(name));
}

function textOf({ id, label }: SelectionItem): string {
  return `${escaped(label)}~${escaped(id)}`;
}

function escaped(text: string): string {
  return text.replace(/[%,~]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Percent-encodes as few characters as possible, for a readable address. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%2C', ',');
}
