import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import * as z from 'zod';
import { UsageError } from './usageError.ts';

const shared = { 'dry-run': { type: 'boolean' }, actor: { type: 'string' } } as const;
const sharedShape = z.object({ 'dry-run': z.boolean().default(false), actor: z.string().min(1).max(100).optional() });

/** The actor of a change, and whether it is a dry run. */
export interface Author {
  actor: string | undefined;
  isDryRun: boolean;
}

/**
 * Parses the options of a command, and separately those that every change accepts.
 *
 * @param shape of the options and, as `positionals`, of the arguments that are not options
 * @throws UsageError naming each option that is unknown, missing or has a wrong value
 */
export function argumentsOf<Value>(
  args: string[],
  options: ParseArgsOptionsConfig,
  shape: z.ZodType<Value>,
): { values: Value; author: Author } {
  const { values, positionals } = parsed(args, { ...options, ...shared });
  const own = shape.safeParse({ ...values, positionals });
  const common = sharedShape.safeParse(values);
  if (!own.success) throw new UsageError(problemsOf(own.error));
  if (!common.success) throw new UsageError(problemsOf(common.error));
  return { values: own.data, author: { actor: common.data.actor, isDryRun: common.data['dry-run'] } };
}

function parsed(args: string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function problemsOf({ issues }: z.ZodError): string {
  return issues
    .map(({ path: [option, ...below], message }) => {
      const name = option === undefined || option === 'positionals' ? below.join(' ') : `--${String(option)}`;
      return name === '' ? message : `${name}: ${message}`;
    })
    .join('\n');
}
