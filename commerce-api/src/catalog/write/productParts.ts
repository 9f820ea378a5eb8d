import { sql } from 'kysely';
import { insertAll } from '../../platform/db/writeAll.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { slugOf } from '../facetId.ts';
import type { ProductEntry } from '../../model/catalogEntries.ts';
import { refreshAncestors } from './refreshAncestors.ts';

const idsOf = (products: readonly ProductEntry[]): number[] => products.map(({ id }) => id);

export async function writeImages(tx: Tx, products: readonly ProductEntry[]): Promise<void> {
  await sql`delete from product_image where product_id = any(${idsOf(products)}::int[])`.execute(tx);
  const rows = products.flatMap(({ id, images }) =>
    images.map(({ fileName, alt }, position) => ({
      product_id: id,
      position,
      file_name: fileName,
      alt: JSON.stringify(alt),
    })),
  );
  await insertAll(tx, 'product_image', rows);
}

/** Writes the categories of products, including their ancestors. */
export async function writeProductCategories(tx: Tx, products: readonly ProductEntry[]): Promise<void> {
  const ids = idsOf(products);
  await sql`delete from product_category where product_id = any(${ids}::int[])`.execute(tx);
  const rows = products.flatMap(({ id, categoryIds }) =>
    categoryIds.map((category_id, position) => ({ product_id: id, category_id, position })),
  );
  await insertAll(tx, 'product_category', rows);
  await refreshAncestors(tx, ids);
}

/** A parameter is identified by its key in all products; the last product determines its name. */
export async function writeParameters(tx: Tx, products: readonly ProductEntry[]): Promise<void> {
  const named = new Map(
    products.flatMap(({ parameters }) => parameters).map((parameter) => [parameter.key, parameter]),
  );
  for (const { key, name, filter, show } of named.values()) {
    await sql`
      insert into parameter (key, name, filter, show) values (${key}, ${JSON.stringify(name)}, ${filter}, ${show})
      on conflict (key) do update set name = excluded.name, filter = excluded.filter, show = excluded.show
    `.execute(tx);
  }
  const ids = new Map(
    (await tx.selectFrom('parameter').select(['id', 'key']).execute()).map(({ id, key }) => [key, id]),
  );
  await sql`delete from product_parameter where product_id = any(${idsOf(products)}::int[])`.execute(tx);
  const rows = products.flatMap(({ id, parameters }) =>
    parameters.map(({ key, value }, position) => ({
      product_id: id,
      parameter_id: ids.get(key) ?? 0,
      position,
      value: JSON.stringify(value),
      value_slug: slugOf(value.sv),
    })),
  );
  await insertAll(tx, 'product_parameter', rows);
}

/** Writes one relation per pair of products: the first in the order of the entry. */
export async function writeRelations(tx: Tx, products: readonly ProductEntry[]): Promise<void> {
  const known = new Set((await tx.selectFrom('product').select('id').execute()).map(({ id }) => id));
  await sql`delete from product_relation where product_id = any(${idsOf(products)}::int[])`.execute(tx);
  const rows = products.flatMap(({ id, relatedIds, accessoryIds, similarIds }) => {
    const all = [
      ...relatedIds.map((related_id) => ({ related_id, relation: 'RELATED' })),
      ...accessoryIds.map((related_id) => ({ related_id, relation: 'ACCESSORIES' })),
      ...similarIds.map((related_id) => ({ related_id, relation: 'SIMILAR' })),
    ];
    return all
      .filter(
        (relation, index) =>
          known.has(relation.related_id) &&
          all.findIndex(({ related_id }) => related_id === relation.related_id) === index,
      )
      .map((relation, position) => ({ product_id: id, position, ...relation }));
  });
  await insertAll(tx, 'product_relation', rows);
}
