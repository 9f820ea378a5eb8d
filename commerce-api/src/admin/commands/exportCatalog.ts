import { sql } from 'kysely';
import * as z from 'zod';
import { inTransaction, type Tx } from '../../platform/db/openDatabase.ts';
import { catalogFile, type CatalogFile } from '../catalogFile.ts';
import { defineCommand } from '../command.ts';
import { readMarketData } from '../../market-data/readMarketData.ts';
import { readContent } from '../export/readContent.ts';
import { readPriceHistory } from '../export/readPriceHistory.ts';
import { readPrices } from '../export/readPrices.ts';
import { readProducts } from '../export/readProducts.ts';
import { readSynonyms } from '../export/readSynonyms.ts';
import { readTree } from '../export/readTree.ts';

export const exportCatalog = defineCommand(
  {
    name: 'export',
    reads: 'shop',
    help: `export --out <file.json>

Writes the whole catalog and content into one file for import: VAT rates, price lists, markets with carriers, pickup
points, payment methods and contact details, categories, brands, products with SKUs, prices and stock, families,
campaigns, packages, price history, redirected addresses, synonyms, menus and pages. Reviews and
image files are not included.`,
    writesFile: true,
    input: z.strictObject({}),
  },
  (_input, { db }) => inTransaction(db, readCatalog),
);

/** Reads one consistent snapshot despite concurrent changes. The shape orders the fields and drops unknown ones. */
async function readCatalog(tx: Tx): Promise<CatalogFile> {
  await sql`set transaction isolation level repeatable read, read only`.execute(tx);
  const { vatRates, priceLists, campaigns, packages } = await readPrices(tx);
  const markets = await readMarketData(tx);
  const { categories, brands, urlHistory } = await readTree(tx);
  const { products, families } = await readProducts(tx);
  const priceHistory = await readPriceHistory(tx);
  const synonyms = await readSynonyms(tx);
  const content = await readContent(tx);
  const prices = { vatRates, priceLists, campaigns, packages, priceHistory };
  const tree = { categories, brands, urlHistory, synonyms };
  const parsed = catalogFile.safeParse({ version: 1, ...prices, ...markets, ...tree, products, families, ...content });
  if (!parsed.success) {
    throw new Error(`The database contains data that is invalid in a catalog file.\n${z.prettifyError(parsed.error)}`);
  }
  return parsed.data;
}
