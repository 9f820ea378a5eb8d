import { sql } from 'kysely';
import { upsertAll } from '../../db/writeAll.ts';
import type { Tx } from '../../db/openDatabase.ts';
import type { SeedProduct } from '../../seed/seedTypes.ts';

/** Carts point at skus: one that is still named stays the same row, one that is not goes, out of the carts as well. */
export async function writeSkus(tx: Tx, products: readonly SeedProduct[]): Promise<void> {
  const skus = products.flatMap((product) =>
    product.skus.map((sku, position) => ({
      id: sku.id,
      product_id: product.id,
      position,
      article_number: sku.articleNumber,
      name: JSON.stringify(sku.name),
      gtin: sku.gtin,
      weight: sku.weight,
      in_stock: sku.stock.inStock,
      oversellable: sku.stock.oversellable,
      static_stock: sku.stock.static,
      incoming: sku.stock.incoming,
    })),
  );
  const productIds = products.map(({ id }) => id);
  await sql`
    delete from sku where product_id = any(${productIds}::int[]) and id <> all(${skus.map(({ id }) => id)}::int[])
  `.execute(tx);
  await upsertAll(tx, 'sku', ['id'], skus);
}
