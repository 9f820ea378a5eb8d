import type { ParseArgsOptionsConfig } from 'node:util';
import * as z from 'zod';
import type { Operator } from './operator.ts';
import { UsageError } from './usageError.ts';

/** The form of a command, for the command line and the operator's endpoint alike. */
interface CommandForm<Input> {
  /** Words after `npm run admin --`, and the path of the endpoint: `order ship` is `/order/ship`. */
  name: string;
  /** Usage and description: the complete output of `--help`. Its first line is the usage. */
  help: string;
  /**
   * The data that the command only reads: `shop` has no data of a person, `shoppers` must be recorded with `recordRead`. A command
   * without it changes data with `change`.
   */
  reads?: 'shop' | 'shoppers';
  /** The command cannot show its change without making it. */
  hasNoDryRun?: boolean;
  /** Options of the command line, by the names of the input's fields. */
  options?: ParseArgsOptionsConfig;
  /** Names of the input's fields that are arguments without an option: `order ship <order>`. The last may be a list. */
  positionals?: readonly string[];
  /** Options that name a file: the caller sends its content, as JSON or in base64. */
  files?: Readonly<Record<string, 'json' | 'base64'>>;
  /** The result is a file, which the command line writes to `--out`. */
  writesFile?: boolean;
  /** An import may fill an empty data folder. */
  mayCreateDatabase?: boolean;
  input: z.ZodType<Input>;
}

/** The result of a command: JSON, printed or sent. */
export type Result = object;

export interface Command extends Omit<CommandForm<unknown>, 'input'> {
  /** @throws UsageError for an invalid input */
  assertInput(raw: unknown): void;
  /** @throws UsageError for an invalid input, any other Error if the command fails */
  run(raw: unknown, operator: Operator): Promise<Result>;
}

/** Defines a command. The input is parsed here, wherever it comes from. */
export function defineCommand<Input>(
  form: CommandForm<Input>,
  run: (input: Input, operator: Operator) => Promise<Result>,
): Command {
  const { input, ...rest } = form;
  const inputOf = (raw: unknown): Input => {
    const parsed = input.safeParse(raw);
    if (!parsed.success) throw new UsageError(problemsOf(parsed.error, form));
    return parsed.data;
  };
  return {
    ...rest,
    assertInput: inputOf,
    run: async (raw, operator) => {
      const parsed = inputOf(raw);
      if (operator.isDryRun && form.hasNoDryRun) throw new Error(`${form.name} has no dry run.`);
      return withDeclaredEffect(form, operator, (recorded) => run(parsed, recorded));
    },
  };
}

/**
 * Runs a command that may do only what its form declares, and returns its result only if it has recorded that.
 *
 * @throws Error that names a wrong declaration
 */
async function withDeclaredEffect(
  { name, reads }: Pick<CommandForm<unknown>, 'name' | 'reads'>,
  operator: Operator,
  run: (operator: Operator) => Promise<Result>,
): Promise<Result> {
  let isRecorded = reads === 'shop';
  const result = await run({
    ...operator,
    change: async (command, work) => {
      if (reads) throw new Error(`${name} changes data. Remove "reads" from its definition.`);
      isRecorded = true;
      return operator.change(command, work);
    },
    recordRead: async (command, data) => {
      isRecorded = true;
      await operator.recordRead(command, data);
    },
  });
  if (!isRecorded) {
    const expected = reads === 'shoppers' ? 'Call recordRead' : 'Make changes with change, or declare what it reads';
    throw new Error(`${name} recorded nothing. ${expected}.`);
  }
  return result;
}

/** One line per invalid value, with the name of its option or argument. */
function problemsOf({ issues }: z.ZodError, { positionals = [] }: Pick<CommandForm<unknown>, 'positionals'>): string {
  return issues
    .map(({ path: [field, ...below], message }) => {
      if (field === undefined) return message;
      const name = positionals.includes(String(field)) ? `<${String(field)}>` : `--${String(field)}`;
      return `${[name, z.core.toDotPath(below)].filter((part) => part !== '').join(' ')}: ${message}`;
    })
    .join('\n');
}
