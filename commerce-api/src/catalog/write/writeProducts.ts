import { sql } from 'kysely';
import { upsertAll } from '../../db/writeAll.ts';
import type { Tx } from '../../db/openDatabase.ts';
import { fillSearchTexts } from '../../search/load/fillSearchTexts.ts';
import type { Localized, SeedProduct } from '../../seed/seedTypes.ts';
import { productPath } from '../urls.ts';
import { assertReferences } from './assertReferences.ts';
import { lockPrices } from './lockPrices.ts';
import { writePrices } from './productPrices.ts';
import { writeImages, writeParameters, writePlaces, writeRelations } from './productParts.ts';
import { writeReviews } from './productReviews.ts';
import { writeTexts } from './productTexts.ts';
import { reprice } from './reprice.ts';
import { writeSkus } from './productSkus.ts';
import { movesBetween, writeUrlHistory, type Addresses } from './urlHistory.ts';

/**
 * Adds products or replaces those with the same id, whole: a size or picture that is no longer named goes. The others
 * stay. Brands, categories, price lists and VAT rates must be there; relations to products that are not are left out.
 *
 * @returns the ids of all of them
 * @throws Error naming the product and what it refers to in vain
 */
export async function writeProducts(tx: Tx, products: readonly SeedProduct[]): Promise<number[]> {
  const ids = products.map(({ id }) => id);
  await lockPrices(tx);
  // An order locks its skus, by id, before it counts its products as sold: whoever takes both goes the same way.
  await sql`select from sku where product_id = any(${ids}::int[]) order by id for update`.execute(tx);
  await assertReferences(tx, products);
  const before = await addresses(tx, ids);

  await writeRows(tx, products);
  await writeTexts(tx, products);
  await writePlaces(tx, products);
  await writeImages(tx, products);
  await writeSkus(tx, products);
  await writeParameters(tx, products);
  await writeRelations(tx, products);
  await writeReviews(tx, products);
  await writePrices(tx, products);

  await fillSearchTexts(tx);
  await reprice(tx, ids);
  await writeUrlHistory(tx, movesBetween(before, await addresses(tx, ids)));
  return ids;
}

async function writeRows(tx: Tx, products: readonly SeedProduct[]): Promise<void> {
  const families = [...new Set(products.map(({ family }) => family))];
  await sql`
    insert into product_family (key) select unnest(${families}::text[]) on conflict do nothing
  `.execute(tx);
  await upsertAll(
    tx,
    'product',
    ['id'],
    products.map((product) => ({
      id: product.id,
      active: product.active,
      article_number: product.articleNumber,
      brand_id: product.brandId,
      primary_category_id: product.categoryIds[0] ?? 0,
      family: product.family,
      color_name: product.color && JSON.stringify(product.color.name),
      color_hex: product.color?.hex ?? null,
      vat_class: product.vatClass,
      first_available_on: product.firstAvailableOn,
      sold_count: product.soldCount,
    })),
  );
}

async function addresses(tx: Tx, ids: readonly number[]): Promise<Addresses> {
  const { rows } = await sql<{ id: number; category: Localized; alias: Localized }>`
    select p.id, c.alias as category, json_object_agg(t.language, t.alias) as alias
    from product p join category c on c.id = p.primary_category_id join product_text t on t.product_id = p.id
    where p.id = any(${[...ids]}::int[])
    group by p.id, c.id
  `.execute(tx);
  return new Map(rows.map(({ id, category, alias }) => [id, productPath(category, alias)]));
}
