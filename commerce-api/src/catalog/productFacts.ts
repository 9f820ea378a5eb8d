import type { CurrencyCode, LanguageCode } from '../markets/channels.ts';
import type { Localized } from '../seed/seedTypes.ts';

/** All that is known of a product, in every language and currency, as one row of the database gives it. */
export interface ProductFacts {
  id: number;
  articleNumber: string;
  brandId: number;
  primaryCategoryId: number;
  colorName: Localized | null;
  colorHex: string | null;
  vatRate: number;
  /** `yyyy-mm-dd`. */
  firstAvailableOn: string;
  texts: Record<LanguageCode, ProductTexts>;
  prices: Record<CurrencyCode, { regular: number; selling: number }>;
  /** Oldest first. */
  priceChanges: PriceChange[];
  images: { fileName: string; alt: Localized }[];
  skus: SkuFacts[];
  parameters: { parameterId: number; value: Localized; slug: string }[];
  /** The given ones in their order; without their ancestors. */
  categoryIds: number[];
  campaignIds: number[];
  related: { id: number; relation: 'RELATED' | 'ACCESSORIES' | 'SIMILAR' }[];
  /** Products told apart by color, this one among them, by id. */
  familyIds: number[];
  rating: { average: number; count: number };
}

export interface ProductTexts {
  alias: string;
  name: string;
  text1: string;
  text2: string;
  text3: string;
  metaTitle: string;
  metaDescription: string;
}

export interface PriceChange {
  currency: CurrencyCode;
  date: string;
  regular: number;
  selling: number;
}

export interface SkuFacts {
  id: number;
  articleNumber: string;
  name: Localized;
  gtin: string | null;
  weight: number;
  inStock: number;
  oversellable: number;
  static: number;
  incoming: string | null;
}
