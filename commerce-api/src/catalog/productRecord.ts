import type { CurrencyCode, LanguageCode } from '../markets/channels.ts';
import type { PriceFrom } from './lowestPriceIn30Days.ts';
import type { Localized } from '../model/catalogEntries.ts';
import type { SafetyContacts } from '../model/safetyContacts.ts';

/** All data of a product in every language and currency, as one row of the query. */
export interface ProductRecord extends SafetyContacts {
  id: number;
  articleNumber: string;
  brandId: number;
  primaryCategoryId: number;
  colorName: Localized | null;
  colorHex: string | null;
  vatClass: string;
  /** `yyyy-mm-dd`. */
  firstAvailableOn: string;
  warnings: Localized[] | null;
  texts: Record<LanguageCode, ProductTexts>;
  /** Prices of the default lists. */
  prices: Record<CurrencyCode, ListPrice>;
  /** Oldest first. */
  priceChanges: PriceChange[];
  images: { fileName: string; alt: Localized }[];
  skus: SkuRecord[];
  parameters: { parameterId: number; value: Localized; slug: string }[];
  /** The assigned categories in their order, without their ancestors. */
  categoryIds: number[];
  /** The active campaigns. */
  campaignIds: number[];
  related: { id: number; relation: 'RELATED' | 'ACCESSORIES' | 'SIMILAR' }[];
  /** Products that differ in color, including this one, sorted by id. */
  familyIds: number[];
  /** Lists show the main product for the whole family. */
  isCollapsed: boolean;
  /** Main product of the family; null if none is set. */
  mainProductId: number | null;
  /** Of customers: samples do not count. */
  rating: { average: number; count: number };
}

interface ProductTexts {
  alias: string;
  name: string;
  text1: string;
  text2: string;
  text3: string;
  metaTitle: string;
  metaDescription: string;
}

/** Minor units including VAT. */
export interface ListPrice {
  regular: number;
  /** The product's own reduced price. */
  sale: number | null;
  /** The current price, including campaigns. */
  selling: number;
}

export interface PriceChange extends PriceFrom {
  currency: CurrencyCode;
}

/** Outer measures of a packed item in mm; 0 is unknown. */
export interface Dimensions {
  length: number;
  width: number;
  height: number;
}

export interface SkuRecord {
  id: number;
  articleNumber: string;
  name: Localized;
  gtin: string | null;
  weight: number;
  dimensions: Dimensions;
  inStock: number;
  oversellable: number;
  static: number;
  incoming: string | null;
}
