import type { PublicConfig } from '@storefront/config/publicConfig';

export type ProductSort = PublicConfig['defaultProductSort'];

/** What a shopper can sort a list by; relevance is for searches. */
export const LIST_SORTS = ['LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC'] as const satisfies readonly ProductSort[];

/** The API skips no further (merchant-api.md, section 3). */
const MAX_SKIP = 6000;

export interface ListQuery {
  /** From 1. */
  page: number;
  sort: ProductSort;
}

/**
 * Reads page and sort from an address. What is no page number counts as the first page, an unknown sort as the default
 * (CATALOG-24).
 */
export function listQueryFrom(params: URLSearchParams, defaultSort: ProductSort): ListQuery {
  const page = params.get('page') ?? '';
  const sort = params.get('sort');
  return {
    page: /^\d{1,15}$/.test(page) ? Math.max(1, Number(page)) : 1,
    sort: LIST_SORTS.find((known) => known === sort) ?? defaultSort,
  };
}

/** Number of the last page of a list, at least 1: an empty list has an empty first page. */
export function lastPage(count: number, pageSize: number): number {
  return Math.max(1, Math.min(Math.ceil(count / pageSize), Math.floor(MAX_SKIP / pageSize) + 1));
}

/** Whether the API can be asked for a page at all. */
export function isReachable(page: number, pageSize: number): boolean {
  return (page - 1) * pageSize <= MAX_SKIP;
}

/**
 * Address of another page or order of the same list. Parameters of others are kept; the first page and the default sort
 * are left out.
 *
 * @param search query of the present address
 */
export function listAddress(
  { path, search, defaultSort }: { path: string; search: string; defaultSort: ProductSort },
  { page = 1, sort }: { page?: number; sort?: string },
): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  if (sort !== undefined) params.delete('sort');
  if (sort !== undefined && sort !== defaultSort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}

/** The parameters of an address that are not this list's own. */
export function foreignParams(search: string): [name: string, value: string][] {
  return [...new URLSearchParams(search)].filter(([name]) => name !== 'page' && name !== 'sort');
}
