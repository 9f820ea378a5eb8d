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
  const portions = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
    ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  const read = (at: number) => readListedProducts(db, portions[at] ?? [], tree);
  let reading = read(0);
  for (const [at, portion] of portions.entries()) {
    const products = await reading;
    // The database reads the next portion while this one is taken in.
    reading = at + 1 < portions.length ? read(at + 1) : reading;
    const gone = new Set(portion);
    for (const product of products) {
      index.put(product);
      gone.delete(product.id);
    }
    for (const id of gone) index.remove(id);
  }
}
