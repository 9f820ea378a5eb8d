import { sql } from 'kysely';
import { upsertAll } from '../../platform/db/writeAll.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { rewriteSearchTexts } from '../words/fillSearchTexts.ts';
import type { Localized, CategoryEntry } from '../../model/catalogEntries.ts';
import { readCarrierLogos } from '../../market-data/readCarrierLogos.ts';
import { assertPlaceholders } from '../../markets/placeholders.ts';
import { categoryUrl } from '../urls.ts';
import { cleanTexts } from './cleanHtml.ts';
import { lockPrices } from './lockPrices.ts';
import { refreshAncestors } from './refreshAncestors.ts';
import { reprice } from './reprice.ts';
import { findUrlMoves, writeUrlHistory, type Addresses } from './urlHistory.ts';

interface CategoryRow {
  id: number;
  parentId: number;
  alias: Localized;
  name: Localized;
}

/**
 * Adds categories or replaces those with the same id; others do not change.
 *
 * @returns the products whose categories changed because one moved to another parent
 * @throws Error for an unknown parent, or an unknown placeholder in a text
 */
export async function writeCategories(tx: Tx, categories: readonly CategoryEntry[]): Promise<number[]> {
  const logos = await readCarrierLogos(tx);
  for (const category of categories) assertPlaceholders(category, `Category ${category.id}`, logos);
  // Campaigns include the subcategories of their categories, so moving one may change prices.
  await lockPrices(tx);
  const before = await readCategoryRows(tx);
  await upsertAll(
    tx,
    'category',
    ['id'],
    categories.map((category) => ({
      id: category.id,
      parent_id: category.parentId,
      sort_order: category.order,
      hidden: category.hidden,
      alias: JSON.stringify(category.alias),
      name: JSON.stringify(category.name),
      description: JSON.stringify(cleanTexts(category.description)),
      meta_title: JSON.stringify(category.meta.title),
      meta_description: JSON.stringify(category.meta.description),
      primary_image: category.primaryImage,
    })),
  );
  const after = await readCategoryRows(tx);
  for (const { id, parentId } of after.values()) {
    if (parentId !== 0 && !after.has(parentId)) {
      throw new Error(`Category ${id} has an unknown parent ${parentId}. Import the parent first.`);
    }
  }
  await writeUrlHistory(tx, findUrlMoves(addresses(before), addresses(after)));

  const changed = categories.flatMap(({ id }) => before.get(id) ?? []);
  const movedIds = changed.filter(({ id, parentId }) => after.get(id)?.parentId !== parentId).map(({ id }) => id);
  const renamedIds = changed.filter((category) => isRenamed(category, after.get(category.id))).map(({ id }) => id);
  const productIds = await productsIn(tx, movedIds);
  await refreshAncestors(tx, productIds);
  await rewriteSearchTexts(tx, [...productIds, ...(await productsIn(tx, renamedIds))]);
  await reprice(tx, productIds);
  return productIds;
}

function isRenamed({ name }: CategoryRow, now: CategoryRow | undefined): boolean {
  return now !== undefined && (now.name.sv !== name.sv || now.name.en !== name.en);
}

async function productsIn(tx: Tx, categoryIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from product_category where category_id = any(${[...categoryIds]}::int[])
  `.execute(tx);
  return rows.map(({ id }) => id);
}

async function readCategoryRows(tx: Tx): Promise<ReadonlyMap<number, CategoryRow>> {
  const rows = await tx.selectFrom('category').select(['id', 'parent_id as parentId', 'alias', 'name']).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function addresses(all: ReadonlyMap<number, CategoryRow>): Addresses {
  return new Map(
    [...all.values()].map((category) => [
      category.id,
      categoryUrl({ path: [all.get(category.parentId) ?? [], category].flat() }),
    ]),
  );
}
