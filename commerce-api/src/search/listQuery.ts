import type { SortType } from '../model/contract.generated.ts';
import type { LanguageCode } from '../markets/channels.ts';
import type { ListedFacet } from './index/listedProduct.ts';
import type { QueryTerm } from '../catalog/words/queryTerm.ts';

/** A question about a list, ready for the index: what the arguments of `products` come down to. */
export interface ListQuery {
  language: LanguageCode;
  /** The price list that prices, their intervals and discounts are taken from. */
  priceList: string;
  /** What the page is about: one of each. */
  page: readonly FacetGroup[];
  /** The page's or widget's own restriction: each group is "one of these". */
  include: readonly FacetGroup[];
  /** `all` groups must match, or `any` one of them. */
  includeMode: 'all' | 'any';
  exclude: readonly FacetGroup[];
  /** The shopper's choice: one of each group. */
  selection: readonly FacetGroup[];
  /** Undefined for a list that is not searched. */
  words: readonly QueryTerm[] | undefined;
  price: { lowest: number | undefined; highest: number | undefined };
  /** Only products that are in this price list too. */
  inPriceList: string | undefined;
  includeCollapsed: boolean;
  /** Exactly these, in this order; everything else is then ignored. */
  ids: readonly number[] | undefined;
  sort: SortType;
  /** Facets in the order that `FACET_ORDER` goes by. */
  facetOrder: readonly FacetGroup[];
  /** Counts of a group leave the choice in that same group out. */
  countsByGroup: boolean;
  skip: number;
  take: number;
}

export interface FacetGroup {
  group: string;
  facets: readonly string[];
}

/** What a query comes to. The page is found at once, the rest when it is asked for. */
export interface ListResult {
  count: number;
  /** Of this page. */
  ids: number[];
  /** Over the whole result; undefined when it is empty. */
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
