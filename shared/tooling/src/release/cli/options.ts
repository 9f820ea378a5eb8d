import { parseArgs } from 'node:util';
import * as z from 'zod';
import { registryTextSchema } from '@hemvaror/platform/contract/registry';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';

export const USAGE = `npm run release -- publish <remote> [--why <text>] [--dry-run]
npm run release -- rollback <remote> [--to <release>] --why <text>
npm run release -- withdraw <remote> [<release>] [--last] --why <text>
npm run release -- freeze|thaw <remote> --why <text>
npm run release -- status
npm run release -- history [<remote>]

--actor <name>     who decides, by default git's user.name
--seconds <count>  how long to wait for the shell, 120 by default`;

const COMMANDS = ['publish', 'rollback', 'withdraw', 'freeze', 'thaw', 'status', 'history'] as const;

export type Command = (typeof COMMANDS)[number];

export interface ReleaseOptions {
  command: Command;
  /** Undefined for commands about all remotes. */
  remote: RemoteName | undefined;
  /** Id of a release. Undefined for the one that the command finds itself. */
  release: string | undefined;
  actor: string | undefined;
  why: string | undefined;
  seconds: number;
  isDryRun: boolean;
  /** Whether a remote may be left without a release. */
  isLast: boolean;
}

/** An argument that is missing or wrong. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Commands whose reason only a person knows: a release has the subject of its commit. */
const NEEDS_WHY: readonly Command[] = ['rollback', 'withdraw', 'freeze', 'thaw'];
const NEEDS_REMOTE: readonly Command[] = ['publish', ...NEEDS_WHY];

/** Reads the arguments of `npm run release`. @throws UsageError that names the wrong one */
export function releaseOptions(args: readonly string[]): ReleaseOptions {
  const { values, positionals } = parsed(args);
  const [command, remote, release, ...rest] = positionals;
  const known = COMMANDS.find((name) => name === command);
  if (!known) throw new UsageError(`Unknown command ${command ?? ''}. Expected one of ${COMMANDS.join(', ')}.`);
  const name = REMOTE_NAMES.find((each) => each === remote);
  if ((remote !== undefined || NEEDS_REMOTE.includes(known)) && !name)
    throw new UsageError(`Unknown remote ${remote ?? ''}. Expected one of ${REMOTE_NAMES.join(', ')}.`);
  if (rest.length > 0 || (release !== undefined && known !== 'withdraw'))
    throw new UsageError(`Unexpected argument ${rest[0] ?? release}.`);
  // An option that a command ignores would surprise: `--dry-run` above all.
  if (values['dry-run'] && known !== 'publish') throw new UsageError('Only publish has --dry-run.');
  if (values.last && known !== 'withdraw') throw new UsageError('Only withdraw has --last.');
  if (values.to !== undefined && known !== 'rollback') throw new UsageError('Only rollback has --to.');
  if (values.why === undefined && NEEDS_WHY.includes(known)) throw new UsageError(`${known} needs --why <text>.`);
  const { data: seconds } = z.coerce.number().int().min(1).max(3_600).safeParse(values.seconds);
  if (seconds === undefined) throw new UsageError('--seconds must be a number from 1 to 3600.');
  return {
    command: known,
    remote: name,
    release: release ?? values.to,
    actor: lineOf('actor', values.actor),
    why: lineOf('why', values.why),
    seconds,
    isDryRun: values['dry-run'],
    isLast: values.last,
  };
}

function lineOf(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const { data } = registryTextSchema.safeParse(value);
  if (data === undefined) throw new UsageError(`--${option} must be one line of 1 to 500 characters.`);
  return data;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        actor: { type: 'string' },
        why: { type: 'string' },
        to: { type: 'string' },
        seconds: { type: 'string', default: '120' },
        'dry-run': { type: 'boolean', default: false },
        last: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
