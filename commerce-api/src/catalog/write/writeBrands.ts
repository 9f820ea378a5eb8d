import { sql } from 'kysely';
import { upsertAll } from '../../platform/db/writeAll.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { rewriteSearchTexts } from '../words/fillSearchTexts.ts';
import type { BrandEntry } from '../../model/catalogEntries.ts';
import { brandUrl } from '../urls.ts';
import { cleanTexts } from './cleanHtml.ts';
import { findUrlMoves, writeUrlHistory, type Addresses } from './urlHistory.ts';

/** Adds brands or replaces those with the same id; others do not change. */
export async function writeBrands(tx: Tx, brands: readonly BrandEntry[]): Promise<void> {
  const before = await addresses(tx);
  const renamedIds = await findRenamedIds(tx, brands);
  await upsertAll(
    tx,
    'brand',
    ['id'],
    brands.map(({ id, alias, name, description, meta, primaryImage, manufacturer, responsiblePerson }) => ({
      id,
      alias,
      name,
      description: JSON.stringify(cleanTexts(description)),
      meta_title: meta && JSON.stringify(meta.title),
      meta_description: meta && JSON.stringify(meta.description),
      primary_image: primaryImage,
      manufacturer: manufacturer && JSON.stringify(manufacturer),
      responsible_person: responsiblePerson && JSON.stringify(responsiblePerson),
    })),
  );
  await writeUrlHistory(tx, findUrlMoves(before, await addresses(tx)));
  const products = await tx
    .selectFrom('product')
    .select('id')
    .where('brand_id', '=', sql<number>`any(${renamedIds}::int[])`)
    .execute();
  await rewriteSearchTexts(
    tx,
    products.map(({ id }) => id),
  );
}

async function findRenamedIds(tx: Tx, brands: readonly BrandEntry[]): Promise<number[]> {
  const names = new Map(
    (await tx.selectFrom('brand').select(['id', 'name']).execute()).map((row) => [row.id, row.name]),
  );
  return brands.flatMap(({ id, name }) => (names.has(id) && names.get(id) !== name ? id : []));
}

async function addresses(tx: Tx): Promise<Addresses> {
  const rows = await tx.selectFrom('brand').select(['id', 'alias']).execute();
  return new Map(rows.map((brand) => [brand.id, brandUrl(brand)]));
}
