import { sql } from 'kysely';
import { insertAll } from '../../platform/db/writeAll.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import type { ProductEntry } from '../../model/catalogEntries.ts';
import type { Counts } from './productCounts.ts';

/**
 * Updates existing SKUs in place, since carts refer to them, and deletes those that are no longer given, also from carts.
 * Orders since the counts were read are subtracted from the given stock, which may become negative.
 */
export async function writeSkus(tx: Tx, products: readonly ProductEntry[], counts: Counts): Promise<void> {
  const skus = products.flatMap((product) => product.skus.map((sku, position) => rowOf(product.id, sku, position)));
  const productIds = products.map(({ id }) => id);
  const ids = skus.map(({ id }) => id);
  await sql`
    select from sku where product_id = any(${productIds}::int[]) or id = any(${ids}::int[]) order by id for no key update
  `.execute(tx);
  await sql`
    delete from sku where product_id = any(${productIds}::int[]) and id <> all(${ids}::int[])
  `.execute(tx);
  await updateSkus(tx, skus, counts);
  const added = skus.filter(({ id }) => !counts.skus.has(id));
  await insertAll(
    tx,
    'sku',
    added.map((row) => ({ ...row, name: JSON.stringify(row.name) })),
  );
}

async function updateSkus(tx: Tx, skus: readonly SkuRow[], counts: Counts): Promise<void> {
  const rows = skus.flatMap((row) => {
    const before = counts.skus.get(row.id);
    return before ? { ...row, stock_before: before.inStock, oversellable_before: before.oversellable } : [];
  });
  await sql`
    update sku s set
      product_id = g.product_id, position = g.position, article_number = g.article_number, name = g.name, gtin = g.gtin,
      weight = g.weight, length = g.length, width = g.width, height = g.height, static_stock = g.static_stock, incoming = g.incoming,
      in_stock = g.in_stock + s.in_stock - g.stock_before,
      oversellable = greatest(0, g.oversellable + s.oversellable - g.oversellable_before)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (
      id int, product_id int, position int, article_number text, name jsonb, gtin text, weight int, length int, width int,
      height int, static_stock int, incoming date, in_stock int, oversellable int, stock_before int, oversellable_before int
    )
    where s.id = g.id and (
      s.product_id, s.position, s.article_number, s.name, s.gtin, s.weight, s.length, s.width, s.height,
      s.static_stock, s.incoming,
      g.stock_before, g.oversellable_before
    ) is distinct from (
      g.product_id, g.position, g.article_number, g.name, g.gtin, g.weight, g.length, g.width, g.height,
      g.static_stock, g.incoming,
      g.in_stock, g.oversellable
    )
  `.execute(tx);
}

type SkuRow = ReturnType<typeof rowOf>;

function rowOf(productId: number, sku: ProductEntry['skus'][number], position: number) {
  return {
    id: sku.id,
    product_id: productId,
    position,
    article_number: sku.articleNumber,
    name: sku.name,
    gtin: sku.gtin,
    weight: sku.weight,
    ...sku.dimensions,
    in_stock: sku.stock.inStock,
    oversellable: sku.stock.oversellable,
    static_stock: sku.stock.static,
    incoming: sku.stock.incoming,
  };
}
