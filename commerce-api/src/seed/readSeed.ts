import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { campaignsShape, priceListsShape, vatRatesShape } from '../model/priceShapes.ts';
import { packagesShape } from '../model/packageShapes.ts';
import { familiesShape, productsShape } from '../model/productShapes.ts';
import { brandsShape, categoriesShape, urlMovesShape } from '../model/treeShapes.ts';
import { menusShape, pagesShape } from '../model/contentShapes.ts';
import {
  carriersShape,
  contactsShape,
  marketsShape,
  paymentMethodsShape,
  pickupPointsShape,
} from '../model/marketShapes.ts';
import { synonymsShape } from '../model/synonymsShape.ts';
import type { CatalogEntries, MarketEntries } from '../model/catalogEntries.ts';

/** @throws Error naming the file that is missing or invalid */
export async function readSeed(folder: string): Promise<CatalogEntries> {
  const read = <Value>(name: string, shape: z.ZodType<Value>): Promise<Value> => readFileOf(folder, name, shape);
  return {
    ...(await readMarketSeed(folder)),
    vatRates: await read('vatRates.json', vatRatesShape),
    priceLists: await read('priceLists.json', priceListsShape),
    categories: await read('categories.json', categoriesShape),
    brands: await read('brands.json', brandsShape),
    products: await read('products.json', productsShape),
    families: await read('families.json', familiesShape),
    campaigns: await read('campaigns.json', campaignsShape),
    packages: await read('packages.json', packagesShape),
    urlHistory: await read('urlHistory.json', urlMovesShape),
    synonyms: await read('synonyms.json', synonymsShape),
    menus: await read('menus.json', menusShape),
    pages: await read('pages.json', pagesShape),
  };
}

/**
 * Reads the markets and their terms alone.
 *
 * @throws Error naming the file that is missing or invalid
 */
export async function readMarketSeed(folder: string): Promise<MarketEntries> {
  return {
    carriers: await readFileOf(folder, 'carriers.json', carriersShape),
    pickupPoints: await readFileOf(folder, 'pickupPoints.json', pickupPointsShape),
    paymentMethods: await readFileOf(folder, 'paymentMethods.json', paymentMethodsShape),
    markets: await readFileOf(folder, 'markets.json', marketsShape),
    contacts: await readFileOf(folder, 'contacts.json', contactsShape),
  };
}

async function readFileOf<Value>(folder: string, name: string, shape: z.ZodType<Value>): Promise<Value> {
  const file = join(folder, name);
  const parsed = shape.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} is not a valid seed file.\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
