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

/**
 * Fills an empty database from the seed folder in one transaction. Returns false if there are products already.
 *
 * @param withDemo adds a demo account and discount codes, which are published
 */
export async function seedDatabase(db: Db, folder: string, { withDemo }: { withDemo: boolean }): Promise<boolean> {
  const present = await db.selectFrom('product').select('id').limit(1).executeTakeFirst();
  if (present) return false;
  const data = await readSeed(folder);
  const imageFolder = join(folder, 'images/pagewidget');
  const images = await Promise.all((await listImages(imageFolder)).map((name) => readImageSize([imageFolder], name)));
  await inTransaction(db, async (tx) => {
    await seedCatalog(tx, data);
    await writeSynonyms(tx, data.synonyms);
    await writeMenus(tx, data.menus);
    await writePages(tx, data.pages);
    await insertAll(tx, 'content_image', images);
    if (withDemo) await seedDemo(tx);
  });
  return true;
}

async function seedCatalog(tx: Tx, data: CatalogEntries): Promise<void> {
  await writeVatRates(tx, data.vatRates);
  await writePriceLists(tx, data.priceLists);
  await writeMarketData(tx, data);
  await assertMarkets(tx);
  await writeCategories(tx, data.categories);
  await writeBrands(tx, data.brands);
  await writeProducts(tx, data.products);
  await writeFamilies(tx, data.families);
  await writeCampaigns(tx, data.campaigns);
  await writePackages(tx, data.packages);
  await writeUrlHistory(tx, data.urlHistory);
  await seedPriceHistory(tx);
}

async function listImages(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /\.(webp|avif|jpe?g|png)$/.test(name));
}
