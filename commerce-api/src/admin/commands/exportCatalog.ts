import { writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import * as z from 'zod';
import { inTransaction, type Tx } from '../../platform/db/openDatabase.ts';
import { argumentsOf } from '../argumentsOf.ts';
import { catalogFile, type CatalogFile } from '../catalogFile.ts';
import type { Command } from '../command.ts';
import { readMarketData } from '../../market-data/readMarketData.ts';
import { readContent } from '../export/readContent.ts';
import { readPriceHistory } from '../export/readPriceHistory.ts';
import { readPrices } from '../export/readPrices.ts';
import { readProducts } from '../export/readProducts.ts';
import { readSynonyms } from '../export/readSynonyms.ts';
import { readTree } from '../export/readTree.ts';
import { onDatabase } from '../onDatabase.ts';
import { pathFromCaller } from '../readJson.ts';
import { fileText } from '../values.ts';

const shape = z.object({ out: fileText, positionals: z.tuple([], 'expected options only') });

export const exportCatalog: Command = {
  help: `export --out <file.json>

Writes the whole catalog and content into one file for import: VAT rates, price lists, markets with carriers, pickup
points, payment methods and contact details, categories, brands, products with SKUs, prices and stock, families,
campaigns, packages, price history, redirected addresses, synonyms, menus and pages. Reviews and
image files are not included.`,
  async run(args) {
    const { values } = argumentsOf(args, { out: { type: 'string' } }, shape);
    const catalog = await onDatabase('existing', ({ db }) => inTransaction(db, readCatalog));
    await writeFile(pathFromCaller(values.out), `${JSON.stringify(catalog, null, 2)}\n`);
    console.log(JSON.stringify({ command: 'export', products: catalog.products.length, out: values.out }));
  },
};

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
