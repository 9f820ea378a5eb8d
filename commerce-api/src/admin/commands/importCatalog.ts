import * as z from 'zod';
import { readSafetyData } from '../../catalog/safety/readSafetyData.ts';
import { writeBrands } from '../../catalog/write/writeBrands.ts';
import { writeCampaigns } from '../../catalog/write/writeCampaigns.ts';
import { writeCategories } from '../../catalog/write/writeCategories.ts';
import { writeFamilies } from '../../catalog/write/writeFamilies.ts';
import { writePackages } from '../../catalog/write/writePackages.ts';
import { writePriceHistory } from '../../catalog/write/writePriceHistory.ts';
import { writePriceLists } from '../../catalog/write/writePriceLists.ts';
import { prepareProducts } from '../../catalog/write/writeProducts.ts';
import { writeUrlHistory } from '../../catalog/write/urlHistory.ts';
import { writeVatRates } from '../../catalog/write/writeVatRates.ts';
import { writeWidgetImages } from '../../content/write/writeWidgetImages.ts';
import { writeMenus, writePages } from '../../content/write/writeContent.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { assertMarkets } from '../../market-data/write/assertMarkets.ts';
import { writeMarketData } from '../../market-data/write/writeMarkets.ts';
import { writeSynonyms } from '../../search/write/writeSynonyms.ts';
import { seedMarkets } from '../../seed/seedMarkets.ts';
import { assertKnown } from '../assertKnown.ts';
import { assertMenuTargets } from '../assertMenuTargets.ts';
import { catalogFile, type CatalogFile } from '../catalogFile.ts';
import { widgetImageFolders } from '../images/imageFolders.ts';
import { defineCommand } from '../command.ts';

export const importCatalog = defineCommand(
  {
    name: 'import',
    help: `import --in <file.json>

Writes a catalog file in the form of export: adds new entries and replaces those with the same id, including stock and
number sold, adjusted for orders placed while it runs. Entries that are not in the file do not change; a product with
"active": false is no longer sold. HTML is sanitized. Sections may be missing. withoutSafetyData is the number of products of
the shop that product safety --missing lists.`,
    files: { in: 'json' },
    // A new shop may start with an import instead of the demo data.
    mayCreateDatabase: true,
    input: z.strictObject({ in: catalogFile }),
  },
  ({ in: catalog }, { config, change }) =>
    change('import', async (tx) => {
      await writePrices(tx, catalog, config.seedDir);
      await writeCatalog(tx, catalog, widgetImageFolders(config));
      const products = await readSafetyData(tx);
      const withoutSafetyData = products.filter(({ missing }) => missing.length > 0).length;
      return { summary: { ...countsOf(catalog), withoutSafetyData }, changed: { everything: true } };
    }),
);

/** Writes what the markets need before them, and the texts of pages and categories after them. */
async function writePrices(tx: Tx, catalog: CatalogFile, seedDir: string): Promise<void> {
  await writeVatRates(tx, catalog.vatRates);
  await writePriceLists(tx, catalog.priceLists);
  if (catalog.markets.length === 0) await seedMarkets(tx, seedDir);
  await writeMarketData(tx, catalog);
  await assertMarkets(tx);
}

/** Writes in this order, since each part refers to earlier ones. */
async function writeCatalog(tx: Tx, catalog: CatalogFile, imageFolders: readonly string[]): Promise<void> {
  await writeCategories(tx, catalog.categories);
  await writeBrands(tx, catalog.brands);
  const finishProducts = await prepareProducts(tx, catalog.products);
  await assertRelations(tx, catalog);
  await writeFamilies(tx, catalog.families);
  await writeCampaigns(tx, catalog.campaigns);
  await writePackages(tx, catalog.packages);
  await writePriceHistory(tx, catalog.priceHistory);
  await writeUrlHistory(tx, catalog.urlHistory);
  await writeSynonyms(tx, catalog.synonyms);
  await writeWidgetImages(tx, catalog.pages, imageFolders);
  await writePages(tx, catalog.pages);
  await assertMenuTargets(tx, catalog.menus);
  await writeMenus(tx, catalog.menus);
  // Last, since orders wait for its locks.
  await finishProducts();
}

/** Checks the references to products and categories, once those of the file are written. */
async function assertRelations(
  tx: Tx,
  { products, families, campaigns, packages, priceHistory }: CatalogFile,
): Promise<void> {
  const priced = priceHistory.map(({ productId }) => productId);
  await assertKnown(tx, 'product', priced, 'The price history');
  for (const { id, relatedIds, accessoryIds, similarIds } of products) {
    await assertKnown(tx, 'product', [...relatedIds, ...accessoryIds, ...similarIds], `Product ${id}`);
  }
  for (const { key, mainProductId } of families) {
    await assertKnown(tx, 'product', mainProductId === null ? [] : [mainProductId], `Family ${key}`);
  }
  for (const { productId, groups } of packages) {
    const options = groups.flatMap((group) => group.options.map((option) => option.productId));
    await assertKnown(tx, 'product', [productId, ...options], `The package of product ${productId}`);
  }
  for (const { id, productIds, categoryIds } of campaigns) {
    await assertKnown(tx, 'product', productIds, `Campaign ${id}`);
    await assertKnown(tx, 'category', categoryIds, `Campaign ${id}`);
  }
}

function countsOf({ version: _version, ...parts }: CatalogFile): Record<string, number> {
  return Object.fromEntries(Object.entries(parts).map(([part, rows]) => [part, rows.length]));
}
