import type { Catalog } from '../../catalog/catalog.ts';
import type { Db } from '../../platform/db/openDatabase.ts';
import { facetsWith } from '../facetsOf.ts';
import { ListIndex } from '../index/listIndex.ts';
import type { ListReader } from '../lists.ts';
import { readListedProducts } from './readListedProducts.ts';
import { readSynonyms } from './readSynonyms.ts';

/** Requests are blocked while a batch is indexed, so batches are small. */
const BATCH_SIZE = 250;

/** Reads the list index from the database. */
export function listReader(db: Db, catalog: Pick<Catalog, 'tree'>): ListReader {
  async function update(index: ListIndex, ids: readonly number[]): Promise<void> {
    const tree = await catalog.tree();
    const facetsOf = facetsWith(tree);
    const read = (from: number) => readListedProducts(db, ids.slice(from, from + BATCH_SIZE), { tree, facetsOf });
    let reading = read(0);
    for (let from = 0; from < ids.length; from += BATCH_SIZE) {
      const products = await reading;
      // The database reads the next batch while this one is indexed.
      if (from + BATCH_SIZE < ids.length) reading = read(from + BATCH_SIZE);
      const missing = new Set(ids.slice(from, from + BATCH_SIZE));
      for (const product of products) {
        index.put(product);
        missing.delete(product.id);
      }
      for (const id of missing) index.remove(id);
    }
  }

  return {
    all: async () => {
      const index = new ListIndex(await readSynonyms(db));
      const rows = await db.selectFrom('product').select('id').where('active', '=', true).orderBy('id').execute();
      await update(
        index,
        rows.map(({ id }) => id),
      );
      return index;
    },
    changed: update,
  };
}
