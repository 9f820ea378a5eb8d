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

const HELP = `Changes the catalogue and the content of the database that DATABASE_URL or DATA_DIR names.

${[...COMMANDS.values()].map(({ help }) => help.split('\n')[0]).join('\n')}

With each: --help for more. With each change: --dry-run does it, says what, and takes it back; --actor <name> is who the
log names, else the user of the operating system. Exit codes: 0 done, 1 not done, 2 not understood.`;

/** Runs one command line. @returns the exit code */
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
