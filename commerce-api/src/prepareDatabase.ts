import { applyCampaigns } from './catalog/write/applyCampaigns.ts';
import { fillSearchTexts } from './catalog/words/fillSearchTexts.ts';
import { rewriteEmails } from './customers/rewriteEmails.ts';
import type { Config } from './platform/config/config.ts';
import { migrate, type Migrations } from './platform/db/migrate.ts';
import { inTransaction, type Database, type Db } from './platform/db/openDatabase.ts';
import { reportProgress } from './progress.ts';
import { seedDatabase } from './seed/seedDatabase.ts';
import { seedMarkets } from './seed/seedMarkets.ts';

/**
 * Updates the database to this release, and applies campaigns that became due while no process was running.
 *
 * @returns also the ids of accounts whose address cannot log in any more
 */
export async function prepareDatabase(
  db: Db,
  engine: Database['engine'],
  { seedDir, seedsDemo }: Pick<Config, 'seedDir' | 'seedsDemo'>,
): Promise<{ migrations: Migrations; seeded: boolean; lockedOut: number[] }> {
  const migrations = await migrate({ db, engine, onProgress: reportProgress('updating the database') });
  const lockedOut = await rewriteEmails(db);
  const onProgress = reportProgress('seeding the demo catalog');
  const seeded = await seedDatabase(db, seedDir, { withDemo: seedsDemo, onProgress });
  await inTransaction(db, (tx) => seedMarkets(tx, seedDir));
  await applyCampaigns(db);
  await fillSearchTexts(db);
  return { migrations, seeded, lockedOut };
}
