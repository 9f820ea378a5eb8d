import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Config } from '../platform/config/config.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/openDatabase.ts';
import type { Command, Result } from './command.ts';
import { EVERY_COMMAND } from './keys/commandPatterns.ts';
import { operatorOf, type Author } from './operator.ts';

/**
 * Opens the configured database, migrates it to the newest version, runs one command and closes it.
 *
 * @throws Error for a data folder without a database, since the path is probably wrong
 */
export async function runOnDatabase(
  config: Config,
  command: Command,
  input: unknown,
  author: Omit<Author, 'commands'>,
): Promise<Result> {
  if (!command.mayCreateDatabase && !config.databaseUrl && !existsSync(join(config.dataDir, 'pglite'))) {
    throw new Error(
      `There is no database in ${config.dataDir}. Set DATA_DIR to the data folder of the server, or DATABASE_URL to its PostgreSQL server.`,
    );
  }
  const database = await openDatabase(config);
  try {
    await migrate(database);
    // Standard output is for the result only.
    const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: true }));
    return await command.run(input, operatorOf({ ...database, config, log }, { ...author, commands: [EVERY_COMMAND] }));
  } finally {
    await database.close();
  }
}
