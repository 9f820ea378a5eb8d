import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeBrands } from '../catalog/write/writeBrands.ts';
import { writeCampaigns } from '../catalog/write/writeCampaigns.ts';
import { writeCategories } from '../catalog/write/writeCategories.ts';
import { writeFamilies } from '../catalog/write/writeFamilies.ts';
import { writePackages } from '../catalog/write/writePackages.ts';
import { writePriceLists } from '../catalog/write/writePriceLists.ts';
import { writeProducts } from '../catalog/write/writeProducts.ts';
import { writeUrlHistory } from '../catalog/write/urlHistory.ts';
import { writeVatRates } from '../catalog/write/writeVatRates.ts';
import { readImageSize } from '../content/write/writeWidgetImages.ts';
import { writeMenus, writePages } from '../content/write/writeContent.ts';
import { inTransaction, type Db, type Tx } from '../platform/db/openDatabase.ts';
import { assertMarkets } from '../market-data/write/assertMarkets.ts';
import { writeMarketData } from '../market-data/write/writeMarkets.ts';
import { insertAll } from '../platform/db/writeAll.ts';
import { writeSynonyms } from '../search/write/writeSynonyms.ts';
import { seedDemo } from './seedDemo.ts';
import { seedPriceHistory } from './seedPriceHistory.ts';
import { readSeed } from './readSeed.ts';
import type { CatalogEntries } from '../model/catalogEntries.ts';

interface SeedOptions {
  /** Adds a demo account and discount codes, which are published. */
  withDemo: boolean;
  /** Called before each section with the number of those that are written and of all. */
  onProgress?: (done: number, total: number) => void;
}

/** Fills an empty database from the seed folder in one transaction. Returns false if there are products already. */
export async function seedDatabase(db: Db, folder: string, { withDemo, onProgress }: SeedOptions): Promise<boolean> {
  const present = await db.selectFrom('product').select('id').limit(1).executeTakeFirst();
  if (present) return false;
  const data = await readSeed(folder);
  const imageFolder = join(folder, 'images/pagewidget');
  const images = await Promise.all((await listImages(imageFolder)).map((name) => readImageSize([imageFolder], name)));
  await inTransaction(db, async (tx) => {
    const sections = [
      ...catalogSections(tx, data),
      () => writeSynonyms(tx, data.synonyms),
      () => writeMenus(tx, data.menus),
      () => writePages(tx, data.pages),
      () => insertAll(tx, 'content_image', images),
      ...(withDemo ? [() => seedDemo(tx)] : []),
    ];
    for (const [index, write] of sections.entries()) {
      onProgress?.(index, sections.length);
      await write();
    }
  });
  return true;
}

/** The writers of the catalog, each after those that it refers to. */
function catalogSections(tx: Tx, data: CatalogEntries): (() => Promise<unknown>)[] {
  return [
    () => writeVatRates(tx, data.vatRates),
    () => writePriceLists(tx, data.priceLists),
    () => writeMarketData(tx, data),
    () => assertMarkets(tx),
    () => writeCategories(tx, data.categories),
    () => writeBrands(tx, data.brands),
    () => writeProducts(tx, data.products),
    () => writeFamilies(tx, data.families),
    () => writeCampaigns(tx, data.campaigns),
    () => writePackages(tx, data.packages),
    () => writeUrlHistory(tx, data.urlHistory),
    () => seedPriceHistory(tx),
  ];
}

async function listImages(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /\.(webp|avif|jpe?g|png)$/.test(name));
}
