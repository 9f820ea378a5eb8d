import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { configFrom, type Config } from '../platform/config/config.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDatabase, type Database } from '../platform/db/openDatabase.ts';

/**
 * Opens the configured database, brings it to the newest migration, and closes it after `work`.
 *
 * @param where `existing` refuses a data folder without a database: most likely another one was meant
 */
export async function onDatabase<Result>(
  where: 'existing' | 'existingOrNew',
  work: (database: Database, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = configFrom(process.env);
  if (where === 'existing' && !config.databaseUrl && !existsSync(join(config.dataDir, 'pglite'))) {
    throw new Error(
      `There is no database in ${config.dataDir}. Name the data folder of the server in DATA_DIR, or its PostgreSQL server in DATABASE_URL.`,
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
