import type { SortType } from '../model/contract.generated.ts';
import type { LanguageCode } from '../markets/channels.ts';
import type { ListedFacet } from './index/listedProduct.ts';
import type { QueryTerm } from '../catalog/words/queryTerm.ts';

/** A list query for the index, parsed from the arguments of `products`. */
export interface ListQuery {
  language: LanguageCode;
  /** The price list for prices, price intervals and discounts. */
  priceList: string;
  /** The filters of the page: all groups must match. */
  page: readonly FacetGroup[];
  /** The filters of a page or widget: a group matches if one of its facets does. */
  include: readonly FacetGroup[];
  /** Whether `all` groups of `include` must match, or `any`. */
  includeMode: 'all' | 'any';
  exclude: readonly FacetGroup[];
  /** The shopper's selection: one facet of each group must match. */
  selection: readonly FacetGroup[];
  /** Undefined for a list without a search. */
  words: readonly QueryTerm[] | undefined;
  price: { lowest: number | undefined; highest: number | undefined };
  /** Restricts the list to products that are also in this price list. */
  inPriceList: string | undefined;
  includeCollapsed: boolean;
  /** Exactly these products, in this order; all other filters are then ignored. */
  ids: readonly number[] | undefined;
  sort: SortType;
  /** Facets in the order of the sort `FACET_ORDER`. */
  facetOrder: readonly FacetGroup[];
  /** Whether the counts of a group ignore the selection in that group. */
  countsByGroup: boolean;
  skip: number;
  take: number;
}

export interface FacetGroup {
  group: string;
  facets: readonly string[];
}

/** The result of a query. Price span and facet counts are computed on demand. */
export interface ListResult {
  count: number;
  /** Product ids of this page. */
  ids: number[];
  /** Price span of the whole result; undefined if it is empty. */
  priceSpan(): PriceSpan | undefined;
  facetCounts(): FacetCount[];
}

export interface FacetCount extends ListedFacet {
  count: number;
}

/** Selling prices in minor units including VAT. */
export interface PriceSpan {
  lowest: number;
  highest: number;
}
