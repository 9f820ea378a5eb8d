import { sql } from 'kysely';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { fillSearchTexts } from '../words/fillSearchTexts.ts';
import type { Localized, ProductEntry } from '../../model/catalogEntries.ts';
import { productPath } from '../urls.ts';
import { assertReferences } from './assertReferences.ts';
import { lockPrices } from './lockPrices.ts';
import { readCounts } from './productCounts.ts';
import { writePrices } from './productPrices.ts';
import { writeImages, writeParameters, writeProductCategories, writeRelations } from './productParts.ts';
import { writeReviews } from './productReviews.ts';
import { insertProducts, updateProducts } from './productRows.ts';
import { writeTexts } from './productTexts.ts';
import { reprice } from './reprice.ts';
import { writeSkus } from './productSkus.ts';
import { findUrlMoves, writeUrlHistory, type Addresses } from './urlHistory.ts';

/**
 * Adds products or completely replaces those with the same id: sizes and images that are no longer given are deleted. Other
 * products do not change. Brands, categories, price lists and VAT rates must exist; relations to unknown products are omitted.
 *
 * @returns the ids of all given products
 * @throws Error with the product and its unknown reference
 */
export async function writeProducts(tx: Tx, products: readonly ProductEntry[]): Promise<number[]> {
  const finish = await prepareProducts(tx, products);
  await finish();
  return products.map(({ id }) => id);
}

/**
 * The long part of `writeProducts`: writes everything except the rows that orders lock, so it does not block orders.
 *
 * @returns a function that writes those rows: SKUs and existing products. Call it last in the transaction, since orders of
 *   them wait until its end
 */
export async function prepareProducts(tx: Tx, products: readonly ProductEntry[]): Promise<() => Promise<void>> {
  const ids = products.map(({ id }) => id);
  await lockPrices(tx);
  await assertReferences(tx, products);
  const before = await addresses(tx, products, 'asStored');
  const counts = await readCounts(tx, products);

  await insertProducts(tx, products, counts);
  await writeTexts(tx, products);
  await writeProductCategories(tx, products);
  await writeImages(tx, products);
  await writeParameters(tx, products);
  await writeRelations(tx, products);
  await writeReviews(tx, products);
  await writePrices(tx, products);

  await fillSearchTexts(tx, products);
  await reprice(tx, ids);
  await writeUrlHistory(tx, findUrlMoves(before, await addresses(tx, products, 'asGiven')));
  return async () => {
    // Lock in the same order as orders do, to prevent deadlocks: SKUs by id, then products.
    await writeSkus(tx, products, counts);
    await updateProducts(tx, products, counts);
  };
}

/** Reads the addresses of products, with their stored or their given main category. */
async function addresses(
  tx: Tx,
  products: readonly ProductEntry[],
  category: 'asStored' | 'asGiven',
): Promise<Addresses> {
  const categoryId = category === 'asStored' ? sql`p.primary_category_id` : sql`given.category_id`;
  const { rows } = await sql<{ id: number; category: Localized; alias: Localized }>`
    select p.id, c.alias as category, json_object_agg(t.language, t.alias) as alias
    from unnest(
      ${products.map(({ id }) => id)}::int[], ${products.map(({ categoryIds }) => categoryIds[0] ?? 0)}::int[]
    ) as given (id, category_id)
    join product p on p.id = given.id
    join category c on c.id = ${categoryId}
    join product_text t on t.product_id = p.id
    group by p.id, c.id
  `.execute(tx);
  return new Map(rows.map(({ id, category: of, alias }) => [id, productPath(of, alias)]));
}
