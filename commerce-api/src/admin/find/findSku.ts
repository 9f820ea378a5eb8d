import type { Db, Tx } from '../../platform/db/openDatabase.ts';

export interface FoundSku {
  id: number;
  productId: number;
}

/**
 * Finds a SKU by its id or article number.
 *
 * @throws Error for an unknown name, or an article number of several SKUs
 */
export async function findSku(db: Db | Tx, text: string): Promise<FoundSku> {
  const found = await db
    .selectFrom('sku')
    .select(['id', 'product_id as productId'])
    .where((where) =>
      where.or([where('article_number', '=', text), ...(isId(text) ? [where('id', '=', Number(text))] : [])]),
    )
    .orderBy('id')
    .execute();
  const [sku] = found;
  if (!sku) throw new Error(`Unknown SKU ${text}. Expected an id or an article number: see product show.`);
  if (found.length > 1) throw new Error(`${text} fits several SKUs: ${found.map(({ id }) => id).join(', ')}.`);
  return sku;
}

/**
 * Finds the id of a product by its id or article number.
 *
 * @throws Error for an unknown name, or an article number of several products
 */
export async function findProduct(db: Db | Tx, text: string): Promise<number> {
  const found = await db
    .selectFrom('product')
    .select('id')
    .where((where) =>
      where.or([where('article_number', '=', text), ...(isId(text) ? [where('id', '=', Number(text))] : [])]),
    )
    .orderBy('id')
    .execute();
  const [product] = found;
  if (!product) throw new Error(`Unknown product ${text}. Expected an id or an article number: see product find.`);
  if (found.length > 1) throw new Error(`${text} fits several products: ${found.map(({ id }) => id).join(', ')}.`);
  return product.id;
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text);
}
