import type { LanguageCode } from '../../markets/channels.ts';
import type { Localized } from '../../model/catalogEntries.ts';

/** What lists know of a product: what narrows them, what sorts them, what is found. */
export interface ListedProduct {
  id: number;
  facets: ListedFacet[];
  /** Minor units including VAT by price list; a list that it is not in does not show it. */
  sellingPrices: ReadonlyMap<string, number>;
  /** `yyyy-mm-dd`. */
  firstAvailableOn: string;
  soldCount: number;
  /** Average of the approved reviews, null without any. */
  rating: number | null;
  stock: { inStock: number; total: number };
  sortKeys: Record<LanguageCode, string>;
  brandSortKey: string;
  /** Its variant group shows another product in lists. */
  isCollapsed: boolean;
  /** What can be found, by language: see `searchDocument.ts`. */
  documents: Record<LanguageCode, string>;
}

/** A value that a list can be narrowed by. Values of one group are alternatives of each other. */
export interface ListedFacet {
  group: string;
  id: string;
  label: Localized;
  order: number;
}
