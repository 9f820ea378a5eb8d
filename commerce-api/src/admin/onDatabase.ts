import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { configFrom, type Config } from '../platform/config/config.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDatabase, type Database } from '../platform/db/openDatabase.ts';

/**
 * Opens the configured database, migrates it to the newest version, and closes it after `work`.
 *
 * @param where `existing` rejects a data folder without a database, since the path is probably wrong
 */
export async function onDatabase<Result>(
  where: 'existing' | 'existingOrNew',
  work: (database: Database, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = configFrom(process.env);
  if (where === 'existing' && !config.databaseUrl && !existsSync(join(config.dataDir, 'pglite'))) {
    throw new Error(
      `There is no database in ${config.dataDir}. Set DATA_DIR to the data folder of the server, or DATABASE_URL to its PostgreSQL server.`,
    );
  }
  const database = await openDatabase(config);
  try {
    await migrate(database);
    return await work(database, config);
  } finally {
    await database.close();
  }
}
