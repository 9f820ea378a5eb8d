import type { Tx } from '../../platform/db/openDatabase.ts';
import type { ProductEntry } from '../../model/catalogEntries.ts';
import { readVatRates } from '../readVatRates.ts';
import { vatRate } from '../vatRate.ts';

/**
 * Checks references. The database would also reject unknown ones, but its error contains the constraint, not the product.
 *
 * @throws Error for the first product with an unknown brand, category or VAT class
 */
export async function assertReferences(tx: Tx, products: readonly ProductEntry[]): Promise<void> {
  const brands = new Set((await tx.selectFrom('brand').select('id').execute()).map(({ id }) => id));
  const categories = new Set((await tx.selectFrom('category').select('id').execute()).map(({ id }) => id));
  for (const { id, brandId, categoryIds } of products) {
    if (!brands.has(brandId)) throw new Error(`Product ${id} has an unknown brand ${brandId}. Import the brand first.`);
    const unknown = categoryIds.find((category) => !categories.has(category));
    if (unknown !== undefined) {
      throw new Error(`Product ${id} has an unknown category ${unknown}. Import the category first.`);
    }
  }
  const vatRates = await readVatRates(tx);
  const markets = await tx
    .selectFrom('market')
    .select('country')
    .where('active', '=', true)
    .orderBy('channel_id')
    .orderBy('sort_order')
    .execute();
  for (const vatClass of new Set(products.map((product) => product.vatClass))) {
    for (const { country } of markets) vatRate({ vatRates }, { market: { country: { code: country } } }, vatClass);
  }
}
