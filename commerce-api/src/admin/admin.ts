import type { Command } from './command.ts';
import { content } from './commands/content.ts';
import { exportCatalog } from './commands/exportCatalog.ts';
import { importCatalog } from './commands/importCatalog.ts';
import { price } from './commands/price.ts';
import { reviews } from './commands/reviews.ts';
import { sessions } from './commands/sessions.ts';
import { stock } from './commands/stock.ts';
import { UsageError } from './usageError.ts';

const COMMANDS = new Map<string, Command>([
  ['export', exportCatalog],
  ['import', importCatalog],
  ['price', price],
  ['stock', stock],
  ['content', content],
  ['reviews', reviews],
  ['sessions', sessions],
]);

const HELP = `Changes the catalog and the content of the database in DATABASE_URL or DATA_DIR.

${[...COMMANDS.values()].map(({ help }) => help.split('\n')[0]).join('\n')}

All commands: --help prints details. Commands that change data: --dry-run prints the change and rolls it back; --actor
<name> is recorded in the log, default: the user of the operating system. Exit codes: 0 success, 1 failure, 2 usage error.`;

/** Runs one command line and returns the exit code. */
export async function admin([name, ...args]: string[]): Promise<0 | 1 | 2> {
  const command = COMMANDS.get(name ?? '');
  if (name === '--help' || args.includes('--help')) {
    console.log(command?.help ?? HELP);
    return 0;
  }
  if (!command) {
    console.error(`${name === undefined ? 'A command is missing' : `There is no command ${name}`}.\n\n${HELP}`);
    return 2;
  }
  try {
    await command.run(args);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (!(error instanceof UsageError)) return 1;
    console.error(`\n${command.help}`);
    return 2;
  }
}
