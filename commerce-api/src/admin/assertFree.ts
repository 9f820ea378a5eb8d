import { sql } from 'kysely';
import type { Tx } from '../platform/db/openDatabase.ts';
import type { productsShape } from '../model/productShapes.ts';
import type * as z from 'zod';

type NewProduct = Pick<z.output<typeof productsShape>[number], 'id' | 'alias' | 'images' | 'skus'>;

/**
 * Checks that no other product has the aliases, article numbers, SKU ids or images of products that are written. A copy of a product easily
 * keeps them: the database would name a constraint, and move a SKU.
 *
 * @throws Error that names the value and the product that has it
 */
export async function assertFree(tx: Tx, products: readonly NewProduct[]): Promise<void> {
  for (const { id, alias, images, skus } of products) {
    const { rows } = await sql<{ what: string; id: number }>`
      select 'alias ' || alias || ' (' || language || ')' as what, product_id as id from product_text
      where (alias, language) in ((${alias.sv}, 'sv'), (${alias.en}, 'en')) and product_id <> ${id}
      union all
      select 'SKU id ' || id, product_id from sku where id = any(${skus.map((sku) => sku.id)}::int[]) and product_id <> ${id}
      union all
      select 'article number ' || article_number, product_id from sku
      where article_number = any(${skus.map((sku) => sku.articleNumber)}::text[]) and product_id <> ${id}
      union all
      select 'image ' || file_name, product_id from product_image
      where file_name = any(${images.map(({ fileName }) => fileName)}::text[]) and product_id <> ${id}
    `.execute(tx);
    const [taken] = rows;
    if (taken) throw new Error(`Product ${id}: the ${taken.what} belongs to product ${taken.id}. Give another one.`);
  }
}
