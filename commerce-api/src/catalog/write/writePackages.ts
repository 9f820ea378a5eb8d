import { upsertAll } from '../../platform/db/writeAll.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import type { PackageEntry } from '../../model/catalogEntries.ts';

/** Adds packages or replaces those of the same product; others do not change. */
export async function writePackages(tx: Tx, packages: readonly PackageEntry[]): Promise<void> {
  await upsertAll(
    tx,
    'product_package',
    ['product_id'],
    packages.map(({ productId, name, percent, groups }) => ({
      product_id: productId,
      name: JSON.stringify(name),
      percent,
      groups: JSON.stringify(groups),
    })),
  );
}
