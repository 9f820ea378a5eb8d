import type { Catalog } from '../../catalog/catalog.ts';
import type { Db } from '../../platform/db/openDatabase.ts';
import { ListIndex } from '../index/listIndex.ts';
import type { ListReader } from '../lists.ts';
import { readListedProducts } from './readListedProducts.ts';
import { readSynonyms } from './readSynonyms.ts';

/** Requests wait while a portion is taken in, so it is a small one. */
const BATCH_SIZE = 250;

/** Reads the list index from the database. */
export function listReader(db: Db, catalog: Pick<Catalog, 'tree'>): ListReader {
  async function takeIn(index: ListIndex, ids: readonly number[]): Promise<void> {
    const tree = await catalog.tree();
    const read = (from: number) => readListedProducts(db, ids.slice(from, from + BATCH_SIZE), tree);
    let reading = read(0);
    for (let from = 0; from < ids.length; from += BATCH_SIZE) {
      const products = await reading;
      // The database reads the next portion while this one is taken in.
      if (from + BATCH_SIZE < ids.length) reading = read(from + BATCH_SIZE);
      const gone = new Set(ids.slice(from, from + BATCH_SIZE));
      for (const product of products) {
        index.put(product);
        gone.delete(product.id);
      }
      for (const id of gone) index.remove(id);
    }
  }

  return {
    all: async () => {
      const index = new ListIndex(await readSynonyms(db));
      const rows = await db.selectFrom('product').select('id').where('active', '=', true).orderBy('id').execute();
      await takeIn(
        index,
        rows.map(({ id }) => id),
      );
      return index;
    },
    changed: takeIn,
  };
}
