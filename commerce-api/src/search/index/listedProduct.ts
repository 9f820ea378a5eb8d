import type { LanguageCode } from '../../markets/channels.ts';
import type { Localized } from '../../model/catalogEntries.ts';

/** The product fields that lists filter, sort and search by. */
export interface ListedProduct {
  id: number;
  facets: ListedFacet[];
  /** Minor units including VAT, by price list. A market lists only products in its price list. */
  sellingPrices: ReadonlyMap<string, number>;
  /** `yyyy-mm-dd`. */
  firstAvailableOn: string;
  soldCount: number;
  /** Average of the approved reviews by customers, null without any. */
  rating: number | null;
  stock: { inStock: number; total: number };
  sortKeys: Record<LanguageCode, string>;
  brandSortKey: string;
  /** Whether lists contain another product of its variant group instead. */
  isCollapsed: boolean;
  /** Search documents by language: see `searchDocument.ts`. */
  documents: Record<LanguageCode, string>;
}

/** A filter value. Values of one group are alternatives of each other. */
export interface ListedFacet {
  group: string;
  id: string;
  label: Localized;
  order: number;
}
