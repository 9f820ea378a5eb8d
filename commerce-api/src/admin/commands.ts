import type { Command } from './command.ts';
import { campaignCommands } from './commands/campaigns.ts';
import { contentCommands } from './commands/content.ts';
import { customerCommands } from './commands/customers.ts';
import { erasureCommands } from './commands/erasure.ts';
import { exportCatalog } from './commands/exportCatalog.ts';
import { uploadImage } from './commands/images.ts';
import { importCatalog } from './commands/importCatalog.ts';
import { orderCommands } from './commands/orders.ts';
import { loginToken } from './commands/loginToken.ts';
import { operatorKeyCommands } from './commands/operatorKeys.ts';
import { price } from './commands/price.ts';
import { productCommands } from './commands/products.ts';
import { promotionCommands } from './commands/promotions.ts';
import { runRetention } from './commands/retention.ts';
import { acceptReview, listReviews, rejectReview } from './commands/reviews.ts';
import { safetyCommands } from './commands/safety.ts';
import { endSessions } from './commands/sessions.ts';
import { stock } from './commands/stock.ts';
import { termsCommands } from './commands/terms.ts';

/** Every command by its name. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  [
    ...orderCommands,
    ...productCommands,
    ...safetyCommands,
    uploadImage,
    price,
    stock,
    ...campaignCommands,
    ...promotionCommands,
    ...termsCommands,
    ...customerCommands,
    ...erasureCommands,
    loginToken,
    ...contentCommands,
    listReviews,
    acceptReview,
    rejectReview,
    endSessions,
    runRetention,
    exportCatalog,
    importCatalog,
    ...operatorKeyCommands(() => [...COMMANDS.keys()]),
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
