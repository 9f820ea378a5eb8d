import type { Reduction } from '../catalog/campaign.ts';
import type { CurrencyCode } from '../markets/channels.ts';

/**
 * The shape of the demo catalogue in `commerce-api/seed/*.json`: what `seedDatabase` reads. Texts are given per language,
 * prices per currency in minor units including VAT. File names of pictures are relative to `seed/images/<type>/`.
 */
export interface Localized {
  sv: string;
  en: string;
}

/** Minor units including VAT: 18900 is 189 kr. */
export interface PriceByCurrency {
  SEK: number;
  EUR: number;
}

export interface SeedCategory {
  id: number;
  /** 0 is the root. */
  parentId: number;
  order: number;
  /** One URL segment per language, lower case ASCII. */
  alias: Localized;
  name: Localized;
  description: Localized;
  meta: { title: Localized; description: Localized };
  /** File in `seed/images/category/`. */
  primaryImage: string | null;
  hidden?: boolean;
}

export interface SeedBrand {
  id: number;
  alias: string;
  name: string;
  description: Localized;
  primaryImage: string | null;
}

export interface SeedSku {
  id: number;
  articleNumber: string;
  /** The size as shown; `-` when the product has one size only. */
  name: Localized;
  gtin: string | null;
  stock: { inStock: number; oversellable: number; static: number; incoming: string | null };
  /** Grams. */
  weight: number;
}

export interface SeedImage {
  /** File in `seed/images/product/`, unique over the catalogue, e.g. `handle-linje-brass-1.webp`. */
  fileName: string;
  alt: Localized;
}

export interface SeedParameter {
  /** Stable key of the parameter: `material`, `color`, `measure` … */
  key: string;
  name: Localized;
  value: Localized;
  /** Offered as a filter of lists. */
  filter: boolean;
}

export interface SeedProduct {
  id: number;
  /** Key of the art: `handle-linje-brass`. Not a URL, and not kept in the database. */
  key?: string;
  alias: Localized;
  name: Localized;
  articleNumber: string;
  /** False takes it out of sale, its address with it. */
  active: boolean;
  brandId: number;
  /** The primary one first; each product also belongs to the parents of these. */
  categoryIds: number[];
  /** Products of one family are variants of each other, told apart by color. */
  family: string;
  color: { name: Localized; hex: string } | null;
  /** Short text; description (HTML: p, ul, li, strong only); care and delivery text (same HTML). */
  texts: { text1: Localized; text2: Localized; text3: Localized };
  meta: { title: Localized; description: Localized };
  regularPrice: PriceByCurrency;
  /** Below the regular price when the product has a reduced price of its own; campaigns are not counted in. */
  sellingPrice: PriceByCurrency;
  /** Of lists other than the default ones, by their identifier; minor units including VAT. */
  listPrices: Record<string, { regular: number; sale: number | null }>;
  /** `standard`, or another class that `vatRates.json` has a rate for in every country. */
  vatClass: string;
  images: SeedImage[];
  skus: SeedSku[];
  parameters: SeedParameter[];
  /** ISO date from which the product counts as new. */
  firstAvailableOn: string;
  /** Sold so far, for the sort "most sold". */
  soldCount: number;
  relatedIds: number[];
  /** Goes with it: screws, a cushion for the stool. */
  accessoryIds: number[];
  /** Does the same. */
  similarIds: number[];
  reviews: { author: string; rating: number; comment: Localized; date: string }[];
}

export interface SeedMenuItem {
  label: Localized;
  /** `custom`, `page`, `category`, `brand`, `product`. */
  type: string;
  /** For `category`, `brand`, `page`: the entity's key (category id, brand id, page key); for `custom`: a path per language. */
  target: number | string | Localized;
  targetBlank?: boolean;
  children?: SeedMenuItem[];
}

export interface SeedMenu {
  location: string;
  title: Localized;
  items: SeedMenuItem[];
}

export interface SeedWidget {
  /** Short name: `Image`, `Text`, `Rich text`, `Buttons`, `Product list`, `Banner`, `Video`, `HTML`, `JSON`. */
  name: string;
  size: 'full' | 'half' | 'third' | 'quarter';
  /** Becomes the JSON string of `configuration`; one object per language. */
  configuration: { sv: Record<string, unknown>; en: Record<string, unknown> };
  /** Files in `seed/images/pagewidget/`. */
  images: string[];
}

export interface SeedContainer {
  layout: 'full' | 'half' | 'third' | 'quarter';
  design: 'default' | 'narrow' | 'full-width' | 'contained';
  responsiveMode: 'stack' | 'collapse';
  widgets: SeedWidget[];
}

/** What a widget area stands on. A brand has one alias in all languages. */
export interface SeedAreaFilter {
  key: 'Product' | 'DiscountCampaign' | 'Brand' | 'Category';
  /** Alias. */
  value: Localized;
}

/** A content page (`alias`) or a widget area (`family` and `areaName`). */
export interface SeedPage {
  key: string;
  alias: Localized | null;
  family: string | null;
  areaName: string | null;
  /** Of an area: one of the values of each key has to fit; without any it stands everywhere. */
  filters?: SeedAreaFilter[];
  title: Localized;
  meta: { title: Localized; description: Localized };
  tags: string[];
  containers: SeedContainer[];
}

/** Its products, and those of its categories with all below them, cost less by the rule of its kind. */
export type SeedCampaign = Reduction & {
  id: number;
  alias: Localized;
  name: Localized;
  /** ISO time with its offset; null is "always" and "until further notice". */
  activeFrom: string | null;
  activeTo: string | null;
  productIds: number[];
  categoryIds: number[];
};

export interface SeedVatRate {
  country: string;
  vatClass: string;
  /** `yyyy-mm-dd`. */
  validFrom: string;
  /** The first day on which it no longer holds; null while no end is known. */
  validTo: string | null;
  percent: number;
}

export interface SeedPriceList {
  identifier: string;
  currency: CurrencyCode;
  /** The one that the markets of its currency sell at. */
  isDefault: boolean;
}

/** What is special about products that are variants of each other. */
export interface SeedFamily {
  key: string;
  /** Lists then show the main product for all of them. */
  collapseInLists: boolean;
  /** Null is the one with the lowest id. */
  mainProductId: number | null;
}

/** A page that moved, both as paths: where old links and search engines still look for it, and where it is now. */
export interface SeedUrlMove {
  oldUrl: string;
  newUrl: string;
}

/** Words that shoppers use for what the shop calls otherwise, lower case, one word each. */
export interface SeedSynonyms {
  language: 'sv' | 'en';
  word: string;
  /** What is found for it too. The other way round needs an entry of its own. */
  synonyms: string[];
}

/** What a product cost in a price list from a day on; minor units. */
export interface PriceOfDay {
  productId: number;
  priceList: string;
  /** `yyyy-mm-dd`. */
  date: string;
  regular: number;
  selling: number;
  lowest: number;
}

export interface SeedData {
  vatRates: SeedVatRate[];
  priceLists: SeedPriceList[];
  families: SeedFamily[];
  urlHistory: SeedUrlMove[];
  categories: SeedCategory[];
  brands: SeedBrand[];
  products: SeedProduct[];
  menus: SeedMenu[];
  pages: SeedPage[];
  campaigns: SeedCampaign[];
  synonyms: SeedSynonyms[];
}
