import type { Command } from './command.ts';
import { contentMenu, contentPage } from './commands/content.ts';
import { exportCatalog } from './commands/exportCatalog.ts';
import { importCatalog } from './commands/importCatalog.ts';
import { orderCommands } from './commands/orders.ts';
import { price } from './commands/price.ts';
import { acceptReview, listReviews, rejectReview } from './commands/reviews.ts';
import { endSessions } from './commands/sessions.ts';
import { stock } from './commands/stock.ts';

/** Every command by its name. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  [
    ...orderCommands,
    price,
    stock,
    contentPage,
    contentMenu,
    listReviews,
    acceptReview,
    rejectReview,
    endSessions,
    exportCatalog,
    importCatalog,
  ].map((command) => [command.name, command]),
);

/** The command at the start of a command line, with the arguments after it. */
export function findCommand(words: readonly string[]): { command: Command; args: string[] } | undefined {
  for (const length of [2, 1]) {
    const command = COMMANDS.get(words.slice(0, length).join(' '));
    if (command) return { command, args: words.slice(length) };
  }
  return undefined;
}
