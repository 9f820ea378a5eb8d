import { upsertAll } from '../../platform/db/writeAll.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import type { FamilyEntry } from '../../model/catalogEntries.ts';

/** Sets which families lists collapse, and their main products. Writing products creates the families. */
export async function writeFamilies(tx: Tx, families: readonly FamilyEntry[]): Promise<void> {
  await upsertAll(
    tx,
    'product_family',
    ['key'],
    families.map(({ key, collapseInLists, mainProductId }) => ({
      key,
      collapse_in_lists: collapseInLists,
      main_product_id: mainProductId,
    })),
  );
}
