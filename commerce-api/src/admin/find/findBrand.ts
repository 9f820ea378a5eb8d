import type { Db, Tx } from '../../platform/db/openDatabase.ts';

/**
 * Finds the id of a brand by its id or alias.
 *
 * @throws Error for an unknown brand
 */
export async function findBrand(db: Db | Tx, text: string): Promise<number> {
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
  const found = await db
    .selectFrom('brand')
    .select('id')
    .where((where) => where.or([where('id', '=', id), where('alias', '=', text)]))
    .executeTakeFirst();
  if (!found) throw new Error(`There is no brand ${text}. Expected an id or an alias: see brand list.`);
  return found.id;
}
