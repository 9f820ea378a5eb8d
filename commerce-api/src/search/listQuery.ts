import type { CurrencyCode, LanguageCode } from '../markets/channels.ts';

/** A question about a list, ready for the database: what the arguments of `products` come down to. */
export interface ListQuery {
  language: LanguageCode;
  currency: CurrencyCode;
  /** The page's own restriction: each inner list is "one of these". */
  include: FacetGroup[];
  /** `all` groups must match, or `any` one of them. */
  includeMode: 'all' | 'any';
  exclude: string[];
  /** The shopper's choice: one of each group. */
  selection: FacetGroup[];
  words: string[];
  price: { lowest: number | undefined; highest: number | undefined };
  /** Exactly these, in this order; everything else is then ignored. */
  ids: number[] | undefined;
  sort: string;
  /** Counts of a group leave the choice in that same group out. */
  countsByGroup: boolean;
  skip: number;
  take: number;
}

export interface FacetGroup {
  group: string;
  facets: string[];
}

export interface ListAnswer {
  count: number;
  /** Of this page. */
  ids: number[];
  /** Selling price in minor units over the whole result; null when it is empty. */
  lowest: number | null;
  highest: number | null;
}

export interface FacetCount {
  group: string;
  facetId: string;
  count: number;
}
