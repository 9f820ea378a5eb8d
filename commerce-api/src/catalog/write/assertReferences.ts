import type { Tx } from '../../platform/db/openDatabase.ts';
import { CHANNELS } from '../../markets/channels.ts';
import type { ProductEntry } from '../../model/catalogEntries.ts';
import { readVatRates } from '../readVatRates.ts';
import { vatRate } from '../vatRate.ts';

/**
 * The database would refuse an unknown brand or category too, but names a constraint, not the product.
 *
 * @throws Error for the first product with a brand, category or class of VAT that is not known
 */
export async function assertReferences(tx: Tx, products: readonly ProductEntry[]): Promise<void> {
  const brands = new Set((await tx.selectFrom('brand').select('id').execute()).map(({ id }) => id));
  const categories = new Set((await tx.selectFrom('category').select('id').execute()).map(({ id }) => id));
  for (const { id, brandId, categoryIds } of products) {
    if (!brands.has(brandId))
      throw new Error(`Product ${id} is of brand ${brandId}, which does not exist. Write it first.`);
    const unknown = categoryIds.find((category) => !categories.has(category));
    if (unknown !== undefined) {
      throw new Error(`Product ${id} is in category ${unknown}, which does not exist. Write it first.`);
    }
  }
  const vatRates = await readVatRates(tx);
  const markets = CHANNELS.flatMap((channel) => channel.markets);
  for (const vatClass of new Set(products.map((product) => product.vatClass))) {
    for (const market of markets) vatRate({ vatRates }, { market }, vatClass);
  }
}
