import { upsertAll } from '../../platform/db/writeAll.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import type { SeedFamily } from '../../model/catalogFile.ts';

/** Says which families lists collapse, and to which product. Products make their families themselves. */
export async function writeFamilies(tx: Tx, families: readonly SeedFamily[]): Promise<void> {
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
