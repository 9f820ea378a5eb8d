import { writeFile } from 'node:fs/promises';
import { configFrom } from '../platform/config/config.ts';
import { actorOf } from './actorOf.ts';
import { argumentsOf, type Arguments } from './argumentsOf.ts';
import type { Command, Result } from './command.ts';
import { COMMANDS, findCommand } from './commands.ts';
import { printed } from './printed.ts';
import { pathFromCaller } from './readJson.ts';
import { runInProcess } from './endpoint/operatorClient.ts';
import { runOnDatabase } from './runOnDatabase.ts';
import { UsageError } from './usageError.ts';

const HELP = `Runs the shop: orders, catalog, content and customers. The running server does the work; without one, the
command opens the database of DATABASE_URL or DATA_DIR itself.

${[...COMMANDS.values()].map(({ help }) => help.split('\n')[0]).join('\n')}

All commands: --help prints details; --json prints the result as JSON. Commands that change data: --dry-run prints the change
and rolls it back; --actor <name> is recorded, default: the user of the operating system. With OPERATOR_URL and OPERATOR_KEY the
command runs in the server of another machine, under the name of the key. Exit codes: 0 success, 1 failure,
2 usage error.`;

/** Runs one command line and returns the exit code. */
export async function admin(words: string[]): Promise<0 | 1 | 2> {
  const found = findCommand(words);
  if (words[0] === '--help' || words.includes('--help')) {
    console.log(found?.command.help ?? groupHelp(words[0] ?? '') ?? HELP);
    return 0;
  }
  if (!found) {
    const name = words.filter((word) => !word.startsWith('-')).slice(0, 2);
    const problem = name.length === 0 ? 'A command is missing' : `There is no command ${name.join(' ')}`;
    console.error(`${problem}.\n\n${groupHelp(words[0] ?? '') ?? HELP}`);
    return 2;
  }
  const { command, args } = found;
  try {
    const parsed = await argumentsOf(args, command);
    command.assertInput(parsed.input);
    await printResult(await execute(command, parsed), command, parsed);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (!(error instanceof UsageError)) return 1;
    console.error(`\n${command.help}`);
    return 2;
  }
}

/** Runs the command in the running server, else on its database. */
async function execute(command: Command, { input, actor: given, isDryRun }: Arguments): Promise<Result> {
  const config = configFrom(process.env);
  const result = await runInProcess(config, command, input, { actor: given, isDryRun });
  return result ?? runOnDatabase(config, command, input, { actor: actorOf(given), isDryRun });
}

async function printResult(result: Result, { name }: Command, { out, isJson }: Arguments): Promise<void> {
  if (out === undefined) {
    console.log(isJson ? JSON.stringify(result) : printed(result));
    return;
  }
  await writeFile(pathFromCaller(out), `${JSON.stringify(result, null, 2)}\n`, { mode: 0o600 });
  const written = { command: name, out };
  console.log(isJson ? JSON.stringify(written) : printed(written));
}

/** The help of `order` is that of all its commands. */
function groupHelp(group: string): string | undefined {
  const own = [...COMMANDS.values()].filter(({ name }) => name.split(' ')[0] === group);
  return own.length > 0 ? own.map(({ help }) => help).join('\n\n') : undefined;
}
