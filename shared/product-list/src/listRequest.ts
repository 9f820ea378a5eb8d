import { facetIds, pageFrom, selectionFrom } from '@hemvaror/domain/list/listQuery';
import type { ListSelection, ProductSort } from '@hemvaror/domain/list/listSelection';
import type { ListState } from '@hemvaror/runtime/state/listSlice';
import { FILTER_LINKS_PARAM } from './filter-links/filterLinksParam.ts';

/** The API gives and skips no more (API-23). */
const API_LIMITS = { take: 200, skip: 6000 };

interface ListDefaults {
  defaultSort: ProductSort;
  pageSize: number;
}

/** What an address asks of a list. */
export interface ListRequest extends ListDefaults {
  /** Where the list stands, encoded. */
  path: string;
  /** Query of the address, with its question mark. */
  search: string;
  selection: ListSelection;
  /** Pages to show, from 1. */
  first: number;
  last: number;
  /** Alias of the product that was opened from here before the shopper came back (CATALOG-30). */
  relocateAlias: string | null;
  /** Whether the filters stand in the page as links, for who has no script. */
  showsFilterLinks: boolean;
}

/**
 * Reads an address. Who comes back to a list gets the pages up to the one in the address (CATALOG-30), as many as one
 * answer holds; anyone else that page alone.
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
    showsFilterLinks: searchParams.has(FILTER_LINKS_PARAM),
  };
}

/** Whether the API can be asked for the pages at all. */
export function isReachable({ last, pageSize }: ListRequest): boolean {
  return (last - 1) * pageSize <= API_LIMITS.skip;
}

/** How a stretch of the list is asked for, beside what says which list it is. */
export function productsVariables(
  { selection, pageSize }: Pick<ListRequest, 'selection' | 'pageSize'>,
  first: number,
  last = first,
) {
  const facets = facetIds(selection);
  return {
    filter: { sort: selection.sort, ...(facets.length > 0 && { facets, filterMode: 'BY_GROUP' as const }) },
    skip: (first - 1) * pageSize,
    take: (last - first + 1) * pageSize,
  };
}

/** How the groups and values that a list has without a selection are asked for. */
export const FACETS_VARIABLES = { skip: 0, take: 0, withFacets: true } as const;

export function hasSelection({ selection }: Pick<ListRequest, 'selection'>): boolean {
  return facetIds(selection).length > 0;
}
