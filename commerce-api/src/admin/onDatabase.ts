import { configFrom, type Config } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase, type Database } from '../db/openDatabase.ts';

/** Opens the configured database, brings it to the newest migration, and closes it after `work`. */
export async function onDatabase<Result>(
  work: (database: Database, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = configFrom(process.env);
  const database = await openDatabase(config);
  try {
    await migrate(database);
    return await work(database, config);
  } finally {
    await database.close();
  }
}
