import { parseArgs } from 'node:util';
import * as z from 'zod';
import { registryTextSchema, releaseNameSchema } from '@hemvaror/platform/contract/registry';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';

export const USAGE = `npm run release -- publish <remote> [--now] [--why <text>] [--dry-run]
npm run release -- publish <remote> <release> --address <url> --why <text> [--commit <hash>] [--now] [--dry-run]
npm run release -- canary <remote> <share> --why <text>
npm run release -- promote <remote> --why <text>
npm run release -- rollback <remote> [--to <release>] --why <text>
npm run release -- withdraw <remote> [<release>] [--last] --why <text>
npm run release -- freeze|thaw <remote> --why <text>
npm run release -- status
npm run release -- history [<remote>]
npm run release -- diff <remote>
npm run release -- link <remote> --for <person> [--days <count>]
npm run release -- key <remote>|operator|shell <file>
npm run release -- restored --why <text>

--actor <name>      who decides, by default git's user.name or the CI's user
--seconds <count>   how long to wait for the shells, 120 by default
--registry <url>    of the registry, by default that of \`npm start\`, or REGISTRY_URL
--key <file>        private key that signs, by default that of \`npm start\`, or RELEASE_KEY
--upload <folder>   folder that the origin of the remote serves; with --address <url>, its address
--address <url>     of the origin; with a release, it has this release already`;

const COMMANDS = [
  'publish',
  'canary',
  'promote',
  'rollback',
  'withdraw',
  'freeze',
  'thaw',
  'status',
  'history',
  'diff',
  'link',
  'key',
  'restored',
] as const;

export type Command = (typeof COMMANDS)[number];

export interface ReleaseOptions {
  command: Command;
  /** Undefined for commands about all remotes. */
  remote: RemoteName | undefined;
  /** Id of a release. Undefined for the one that the command finds itself. */
  release: string | undefined;
  /** Of the visitors, in percent. */
  share: number | undefined;
  actor: string | undefined;
  why: string | undefined;
  seconds: number;
  isDryRun: boolean;
  /** Whether a remote may be left without a release. */
  isLast: boolean;
  /** Whether all visitors get a release at once. */
  isNow: boolean;
  /** Who is invited to a candidate, and for how many days. */
  person: string | undefined;
  days: number;
  /** Name and file of a new key. */
  newKey: { name: string; file: string } | undefined;
  /** Address of the registry. */
  registry: string | undefined;
  /** File with the private key that signs. */
  keyFile: string | undefined;
  /** Folder of the origin to which a release is uploaded. Its address is `address`. */
  upload: string | undefined;
  /** Address of an origin on another machine. With `release`, it has that release already. */
  address: string | undefined;
  /** Commit of a release that was built on another machine. */
  commit: string | undefined;
}

/** An argument that is missing or wrong. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Commands whose reason only a person knows: a release has the subject of its commit. */
const NEEDS_WHY: readonly Command[] = ['canary', 'promote', 'rollback', 'withdraw', 'freeze', 'thaw', 'restored'];
/** Besides the remote, a share or a release. */
const TWO_OPERANDS: readonly Command[] = ['publish', 'canary', 'withdraw'];
const WITHOUT_REMOTE: readonly Command[] = ['status', 'history', 'key', 'restored'];
/** Options that only one command has: one that is ignored would surprise, `--dry-run` above all. */
const OWN_OPTIONS = {
  'dry-run': 'publish',
  now: 'publish',
  upload: 'publish',
  address: 'publish',
  commit: 'publish',
  last: 'withdraw',
  to: 'rollback',
  for: 'link',
  days: 'link',
} as const;
const KEY_NAMES: readonly string[] = [...REMOTE_NAMES, 'operator', 'shell'];

/** Reads the arguments of `npm run release`. @throws UsageError that names the wrong one */
export function releaseOptions(args: readonly string[]): ReleaseOptions {
  const { values, positionals } = parsed(args);
  const [first, ...operands] = positionals;
  const command = COMMANDS.find((name) => name === first);
  if (!command) throw new UsageError(`Unknown command ${first ?? ''}. Expected one of ${COMMANDS.join(', ')}.`);
  for (const [option, owner] of Object.entries(OWN_OPTIONS)) {
    if (Reflect.get(values, option) !== undefined && owner !== command)
      throw new UsageError(`Only ${owner} has --${option}.`);
  }
  if (values.why === undefined && NEEDS_WHY.includes(command)) throw new UsageError(`${command} needs --why <text>.`);
  const found = operandsOf(command, operands, values.to);
  if (command === 'publish') assertOneOrigin(found.release, values);
  const person = lineOf('for', values.for);
  if (command === 'link' && person === undefined) throw new UsageError('link needs --for <person>.');
  return {
    ...found,
    command,
    actor: lineOf('actor', values.actor),
    why: lineOf('why', values.why),
    seconds: countOf('seconds', values.seconds ?? '120', 3_600),
    isDryRun: values['dry-run'] ?? false,
    isLast: values.last ?? false,
    isNow: values.now ?? false,
    person,
    days: countOf('days', values.days ?? '7', 90),
    registry: addressOf('registry', values.registry),
    keyFile: values.key,
    upload: values.upload,
    address: addressOf('address', values.address),
    commit: lineOf('commit', values.commit),
  };
}

/** A release is built and uploaded here, or its origin has it already. */
function assertOneOrigin(
  release: string | undefined,
  { upload, address, commit, why }: Partial<Record<'upload' | 'address' | 'commit' | 'why', string>>,
): void {
  if (release === undefined) {
    if ((upload === undefined) !== (address === undefined))
      throw new UsageError('--upload <folder> and --address <url> belong together.');
    if (commit !== undefined)
      throw new UsageError('--commit belongs to a release that an origin has: publish <release>.');
    return;
  }
  if (!releaseNameSchema.safeParse(release).success) throw new UsageError(`${release} is not the id of a release.`);
  if (upload !== undefined) throw new UsageError(`--upload is for the current sources, not for ${release}.`);
  if (address === undefined) throw new UsageError(`--address <url> must say which origin has ${release}.`);
  if (why === undefined) throw new UsageError(`publish ${release} needs --why <text>.`);
}

function operandsOf(
  command: Command,
  operands: readonly string[],
  to: string | undefined,
): Pick<ReleaseOptions, 'remote' | 'release' | 'share' | 'newKey'> {
  const [first, second, ...rest] = operands;
  const none = { remote: undefined, release: undefined, share: undefined, newKey: undefined };
  if (command === 'key') {
    if (first === undefined || second === undefined || rest.length > 0 || !KEY_NAMES.includes(first))
      throw new UsageError(`Expected key <name> <file>, with one of ${KEY_NAMES.join(', ')}.`);
    return { ...none, newKey: { name: first, file: second } };
  }
  const hasNone = command === 'status' || command === 'restored';
  const remote = REMOTE_NAMES.find((name) => name === first);
  if (!hasNone && !remote && (first !== undefined || !WITHOUT_REMOTE.includes(command)))
    throw new UsageError(`Unknown remote ${first ?? ''}. Expected one of ${REMOTE_NAMES.join(', ')}.`);
  const mayHave = hasNone ? 0 : TWO_OPERANDS.includes(command) ? 2 : 1;
  if (operands.length > mayHave) throw new UsageError(`Unexpected argument ${operands[mayHave]}.`);
  if (command === 'canary') return { ...none, remote, share: countOf('share', second ?? '', 100) };
  return { ...none, remote, release: second ?? to };
}

function countOf(what: string, text: string, max: number): number {
  const { data } = z.coerce.number().int().min(1).max(max).safeParse(text);
  if (data === undefined) throw new UsageError(`${what} must be a number from 1 to ${max}.`);
  return data;
}

function lineOf(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const { data } = registryTextSchema.safeParse(value);
  if (data === undefined) throw new UsageError(`--${option} must be one line of 1 to 500 characters.`);
  return data;
}

function addressOf(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const { data } = z.url({ protocol: /^https?$/ }).safeParse(value);
  if (data === undefined) throw new UsageError(`--${option} must be an address, such as http://localhost:4100.`);
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
        seconds: { type: 'string' },
        registry: { type: 'string' },
        key: { type: 'string' },
        upload: { type: 'string' },
        address: { type: 'string' },
        commit: { type: 'string' },
        for: { type: 'string' },
        days: { type: 'string' },
        now: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        last: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
