import { readFile } from 'node:fs/promises';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import * as z from 'zod';
import type { Command } from './command.ts';
import { pathFromCaller, readJson } from './readJson.ts';
import { UsageError } from './usageError.ts';

const shared = {
  'dry-run': { type: 'boolean' },
  actor: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const sharedShape = z.object({
  'dry-run': z.boolean().default(false),
  actor: z.string().min(1).max(100).optional(),
  json: z.boolean().default(false),
  out: z.string().min(1, 'expected a file name').optional(),
});

/** A parsed command line. */
export interface Arguments {
  /** The command's input as typed; the command validates it. */
  input: Record<string, unknown>;
  actor: string | undefined;
  isDryRun: boolean;
  /** Whether the result is printed as JSON. */
  isJson: boolean;
  /** The file to write the result to. */
  out: string | undefined;
}

/**
 * Parses the arguments of a command, and reads the files that they name.
 *
 * @throws UsageError for an unknown option or argument, Error for a file that cannot be read
 */
export async function argumentsOf(args: string[], command: Command): Promise<Arguments> {
  const out = command.writesFile ? { out: { type: 'string' } as const } : {};
  const { values, positionals } = parsed(args, { ...command.options, ...fileOptions(command), ...out, ...shared });
  const common = sharedShape.safeParse(values);
  if (!common.success) throw new UsageError(z.prettifyError(common.error));
  const { actor, json, 'dry-run': isDryRun, out: outFile } = common.data;
  if (command.writesFile && outFile === undefined) throw new UsageError('--out: is missing');
  const own = Object.fromEntries(Object.entries(values).filter(([name]) => !(name in shared) && name !== 'out'));
  return {
    input: { ...own, ...namedPositionals(positionals, command), ...(await fileContents(own, command)) },
    actor,
    isDryRun,
    isJson: json,
    out: outFile,
  };
}

function parsed(args: string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function fileOptions({ files = {} }: Command): ParseArgsOptionsConfig {
  return Object.fromEntries(Object.keys(files).map((name) => [name, { type: 'string' }]));
}

function namedPositionals(given: readonly string[], { positionals = [] }: Command): Record<string, string> {
  const [extra] = given.slice(positionals.length);
  if (extra !== undefined) throw new UsageError(`unexpected argument: ${extra}`);
  return Object.fromEntries(given.map((value, index) => [positionals[index] ?? '', value]));
}

async function fileContents(values: Record<string, unknown>, { files = {} }: Command) {
  const contents: Record<string, unknown> = {};
  for (const [name, format] of Object.entries(files)) {
    const file = z.string().min(1).optional().safeParse(values[name]);
    if (!file.success || file.data === undefined) continue;
    contents[name] =
      format === 'json' ? await readJson(file.data) : await readFile(pathFromCaller(file.data), 'base64');
  }
  return contents;
}
