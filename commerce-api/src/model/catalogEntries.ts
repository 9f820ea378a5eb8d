import type * as z from 'zod';
import type { menuItem, menusShape, pagesShape } from './contentShapes.ts';
import type { packagesShape } from './packageShapes.ts';
import type { campaignsShape, priceHistoryShape, priceListsShape, vatRatesShape } from './priceShapes.ts';
import type { familiesShape, productsShape } from './productShapes.ts';
import type {
  carriersShape,
  contactsShape,
  marketsShape,
  paymentMethodsShape,
  pickupPointsShape,
} from './marketShapes.ts';
import type { byCurrency, localized } from './shapes.ts';
import type { synonymsShape } from './synonymsShape.ts';
import type { brandsShape, categoriesShape, urlMovesShape } from './treeShapes.ts';

/** The validated entries of catalog files: those of `seed/` and those of the command line. */

/** A text per language. */
export type Localized = z.output<typeof localized>;
/** Minor units including VAT: 18900 is 189 kr. */
export type PriceByCurrency = z.output<typeof byCurrency>;

export type VatRateEntry = z.output<typeof vatRatesShape>[number];
export type PriceListEntry = z.output<typeof priceListsShape>[number];
export type CategoryEntry = z.output<typeof categoriesShape>[number];
export type BrandEntry = z.output<typeof brandsShape>[number];
export type UrlMoveEntry = z.output<typeof urlMovesShape>[number];
export type ProductEntry = z.output<typeof productsShape>[number];
export type FamilyEntry = z.output<typeof familiesShape>[number];
export type CampaignEntry = z.output<typeof campaignsShape>[number];
export type PackageEntry = z.output<typeof packagesShape>[number];
export type PriceOfDay = z.output<typeof priceHistoryShape>[number];
export type SynonymsEntry = z.output<typeof synonymsShape>[number];
export type MenuEntry = z.output<typeof menusShape>[number];
export type MenuItemEntry = z.output<typeof menuItem>;
export type PageEntry = z.output<typeof pagesShape>[number];
export type ContainerEntry = PageEntry['containers'][number];
export type WidgetEntry = ContainerEntry['widgets'][number];
export type AreaFilterEntry = NonNullable<PageEntry['filters']>[number];

export type CarrierEntry = z.output<typeof carriersShape>[number];
export type RateEntry = CarrierEntry['rates'][number];
export type PickupPointEntry = z.output<typeof pickupPointsShape>[number];
export type PaymentMethodEntry = z.output<typeof paymentMethodsShape>[number];
export type MarketEntry = z.output<typeof marketsShape>[number];
export type ContactEntry = z.output<typeof contactsShape>[number];

/** Markets with their terms. */
export interface MarketEntries {
  carriers: CarrierEntry[];
  pickupPoints: PickupPointEntry[];
  paymentMethods: PaymentMethodEntry[];
  markets: MarketEntry[];
  contacts: ContactEntry[];
}

export interface CatalogEntries extends MarketEntries {
  vatRates: VatRateEntry[];
  priceLists: PriceListEntry[];
  families: FamilyEntry[];
  urlHistory: UrlMoveEntry[];
  categories: CategoryEntry[];
  brands: BrandEntry[];
  products: ProductEntry[];
  menus: MenuEntry[];
  pages: PageEntry[];
  campaigns: CampaignEntry[];
  packages: PackageEntry[];
  synonyms: SynonymsEntry[];
}
