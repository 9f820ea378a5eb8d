import * as z from 'zod';
import { campaignsShape, priceHistoryShape, priceListsShape, vatRatesShape } from '../model/priceShapes.ts';
import { packagesShape } from '../model/packageShapes.ts';
import { familiesShape, productsShape } from '../model/productShapes.ts';
import { brandsShape, categoriesShape, urlMovesShape } from '../model/treeShapes.ts';
import {
  carriersShape,
  contactsShape,
  marketsShape,
  paymentMethodsShape,
  pickupPointsShape,
} from '../model/marketShapes.ts';
import { menusShape, pagesShape } from '../model/contentShapes.ts';
import { synonymsShape } from '../model/synonymsShape.ts';

/**
 * The catalog and content in one file, whole or in parts. Each part has the form of the seed file with its name, if there is one.
 */
export const catalogFile = z.strictObject({
  version: z.literal(1),
  vatRates: vatRatesShape.default([]),
  priceLists: priceListsShape.default([]),
  carriers: carriersShape.default([]),
  pickupPoints: pickupPointsShape.default([]),
  paymentMethods: paymentMethodsShape.default([]),
  markets: marketsShape.default([]),
  contacts: contactsShape.default([]),
  categories: categoriesShape.default([]),
  brands: brandsShape.default([]),
  products: productsShape.default([]),
  families: familiesShape.default([]),
  campaigns: campaignsShape.default([]),
  packages: packagesShape.default([]),
  priceHistory: priceHistoryShape.default([]),
  urlHistory: urlMovesShape.default([]),
  synonyms: synonymsShape.default([]),
  menus: menusShape.default([]),
  pages: pagesShape.default([]),
});

export type CatalogFile = z.infer<typeof catalogFile>;
