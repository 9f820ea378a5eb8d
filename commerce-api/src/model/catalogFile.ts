import type * as z from 'zod';
import type { menuItem, menusShape, pagesShape } from './contentShapes.ts';
import type { campaignsShape, priceHistoryShape, priceListsShape, vatRatesShape } from './priceShapes.ts';
import type { familiesShape, productsShape } from './productShapes.ts';
import type { byCurrency, localized } from './shapes.ts';
import type { synonymsShape } from './synonymsShape.ts';
import type { brandsShape, categoriesShape, urlMovesShape } from './treeShapes.ts';

/** What the files of a catalog hold once their shapes have been checked: those of `seed/`, and those of the command line. */

/** A text per language. */
export type Localized = z.output<typeof localized>;
/** Minor units including VAT: 18900 is 189 kr. */
export type PriceByCurrency = z.output<typeof byCurrency>;

export type SeedVatRate = z.output<typeof vatRatesShape>[number];
export type SeedPriceList = z.output<typeof priceListsShape>[number];
export type SeedCategory = z.output<typeof categoriesShape>[number];
export type SeedBrand = z.output<typeof brandsShape>[number];
export type SeedUrlMove = z.output<typeof urlMovesShape>[number];
export type SeedProduct = z.output<typeof productsShape>[number];
export type SeedFamily = z.output<typeof familiesShape>[number];
export type SeedCampaign = z.output<typeof campaignsShape>[number];
export type PriceOfDay = z.output<typeof priceHistoryShape>[number];
export type SeedSynonyms = z.output<typeof synonymsShape>[number];
export type SeedMenu = z.output<typeof menusShape>[number];
export type SeedMenuItem = z.output<typeof menuItem>;
export type SeedPage = z.output<typeof pagesShape>[number];
export type SeedContainer = SeedPage['containers'][number];
export type SeedWidget = SeedContainer['widgets'][number];
export type SeedAreaFilter = NonNullable<SeedPage['filters']>[number];

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
