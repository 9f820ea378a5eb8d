import * as z from 'zod';
import { campaignsShape, priceHistoryShape, priceListsShape, vatRatesShape } from '../catalog/write/priceShapes.ts';
import { familiesShape, productsShape } from '../catalog/write/productShapes.ts';
import { brandsShape, categoriesShape, urlMovesShape } from '../catalog/write/treeShapes.ts';
import { menusShape, pagesShape } from '../content/write/contentShapes.ts';
import { synonymsShape } from '../search/write/synonymsShape.ts';

/** The whole catalogue and content in one file, each part as the seed's file of that name has it, if there is one. */
export const catalogFile = z.strictObject({
  version: z.literal(1),
  vatRates: vatRatesShape,
  priceLists: priceListsShape,
  categories: categoriesShape,
  brands: brandsShape,
  products: productsShape,
  families: familiesShape,
  campaigns: campaignsShape,
  priceHistory: priceHistoryShape.default([]),
  urlHistory: urlMovesShape,
  synonyms: synonymsShape.default([]),
  menus: menusShape,
  pages: pagesShape,
});

export type CatalogFile = z.infer<typeof catalogFile>;
