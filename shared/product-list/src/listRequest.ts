import { facetIds, pageFrom, selectionFrom } from '@hemvaror/domain/list/listQuery';
import type { ListSelection, ProductSort } from '@hemvaror/domain/list/listSelection';
import type { ListState } from '@hemvaror/runtime/state/listSlice';
import { FILTER_LINKS_PARAM } from './filter-links/filterLinksParam.ts';

/** Maximum values of the API (API-23). */
const API_LIMITS = { take: 200, skip: 6000 };

interface ListDefaults {
  defaultSort: ProductSort;
  pageSize: number;
}

/** The list that an address requests. */
export interface ListRequest extends ListDefaults {
  /** Path of the list, URL-encoded. */
  path: string;
  /** Query of the address, including the question mark. */
  search: string;
  selection: ListSelection;
  /** First and last page to load, from 1. */
  first: number;
  last: number;
  /** Alias of the product to restore after a back navigation (CATALOG-30). */
  relocateAlias: string | null;
  /** Whether the list is rendered at once: server markup, and a list to which the shopper goes back, to restore the position. */
  isWhole: boolean;
  /** Whether the filters are rendered as links, for shoppers without JavaScript. */
  showsFilterLinks: boolean;
}

/**
 * Reads the requested list from an address. A back navigation loads all pages up to the one in the address (CATALOG-30), up to
 * 200 products. Otherwise only that page is loaded.
 */
export function listRequest(
  { pathname, search, searchParams }: URL,
  defaults: ListDefaults,
  { backNavigated, relocateAlias }: ListState,
): ListRequest {
  const last = pageFrom(searchParams);
  const maxPages = Math.max(1, Math.floor(API_LIMITS.take / defaults.pageSize));

  return {
    ...defaults,
    path: pathname,
    search,
    selection: selectionFrom(searchParams, defaults.defaultSort),
    first: backNavigated ? Math.max(1, last - maxPages + 1) : last,
    last,
    relocateAlias: backNavigated ? relocateAlias : null,
    isWhole: backNavigated || typeof document === 'undefined',
    showsFilterLinks: searchParams.has(FILTER_LINKS_PARAM),
  };
}

/** Whether the pages are within the limits of the API. */
export function isReachable({ last, pageSize }: ListRequest): boolean {
  return (last - 1) * pageSize <= API_LIMITS.skip;
}

/** Variables of the products query for a page. The caller adds those that identify the list. */
export function productsVariables({ selection, pageSize }: Pick<ListRequest, 'selection' | 'pageSize'>, page: number) {
  const facets = facetIds(selection);
  return {
    filter: { sort: selection.sort, ...(facets.length > 0 && { facets, filterMode: 'BY_GROUP' as const }) },
    skip: (page - 1) * pageSize,
    take: pageSize,
  };
}

/** Variables of the query for the facets of a list without a selection. */
export const FACETS_VARIABLES = { skip: 0, take: 0, withFacets: true } as const;

export function hasSelection({ selection }: Pick<ListRequest, 'selection'>): boolean {
  return facetIds(selection).length > 0;
}
