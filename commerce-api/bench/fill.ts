import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../src/platform/db/migrate.ts';
import { openDatabase } from '../src/platform/db/openDatabase.ts';
import { seedDatabase } from '../src/seed/seedDatabase.ts';
import { fillCatalog } from './fillCatalog.ts';

const SEED = join(import.meta.dirname, '../seed');

/** Fills an empty database; a filled one stays unchanged. */
export async function fill(databaseUrl: string, products: number): Promise<void> {
  const database = await openDatabase({ dataDir: tmpdir(), databaseUrl });
  try {
    await migrate(database);
    if (!(await seedDatabase(database.db, SEED, { withDemo: true }))) return;
    const began = Date.now();
    await fillCatalog(database.db, products);
    console.log(`${products} products created in ${Math.round((Date.now() - began) / 1000)} s`);
  } finally {
    await database.close();
  }
}
