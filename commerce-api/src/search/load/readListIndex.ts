import type { CatalogTree } from '../../catalog/catalogTree.ts';
import type { Db } from '../../db/openDatabase.ts';
import { ListIndex } from '../index/listIndex.ts';
import { readListedProducts } from './readListedProducts.ts';
import { readSynonyms } from './readSynonyms.ts';

/** Requests wait while a portion is taken in, so it is a small one. */
const AT_ONCE = 250;

/** The index of all products as the database has them now. */
export async function readListIndex(db: Db, tree: CatalogTree): Promise<ListIndex> {
  const index = new ListIndex(await readSynonyms(db));
  const rows = await db.selectFrom('product').select('id').where('active', '=', true).orderBy('id').execute();
  await takeIn(index, { db, tree, ids: rows.map(({ id }) => id) });
  return index;
}

/** Reads these products again; those that are no longer sold leave the index. */
export async function takeIn(
  index: ListIndex,
  { db, tree, ids }: { db: Db; tree: CatalogTree; ids: readonly number[] },
): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const portion = ids.slice(from, from + AT_ONCE);
    const gone = new Set(portion);
    for (const product of await readListedProducts(db, portion, tree)) {
      index.put(product);
      gone.delete(product.id);
    }
    for (const id of gone) index.remove(id);
  }
}
