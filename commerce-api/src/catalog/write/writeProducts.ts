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
 * Adds products or replaces those with the same id, whole: a size or picture that is no longer named goes. The others
 * stay. Brands, categories, price lists and VAT rates must be there; relations to products that are not are left out.
 *
 * @returns the ids of all of them
 * @throws Error naming the product and what it refers to in vain
 */
export async function writeProducts(tx: Tx, products: readonly ProductEntry[]): Promise<number[]> {
  const finish = await prepareProducts(tx, products);
  await finish();
  return products.map(({ id }) => id);
}

/**
 * The long part of `writeProducts`: everything but the rows that orders lock. Orders go on meanwhile.
 *
 * @returns writes those rows, the SKUs and the products that are there already; to be called last in the transaction, as
 *   orders of them then wait for its end
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
    // An order locks its SKUs, by id, before it counts its products as sold: whoever takes both goes the same way.
    await writeSkus(tx, products, counts);
    await updateProducts(tx, products, counts);
  };
}

/** Where products are found, by the main category that is stored or by the given one. */
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
