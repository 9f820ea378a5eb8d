import type { RegistryRelease } from '@hemvaror/platform/contract/registry';
import { addEntry, readEntries } from '@hemvaror/platform/registry/registryFolder';
import type { Change } from '@hemvaror/platform/registry/registryEntry';
import { RegistryError } from '@hemvaror/platform/registry/registryError';
import { assertAccepted, registryState, remoteState } from '@hemvaror/platform/registry/registryState';
import { releaseBefore, successorOf } from '@hemvaror/platform/registry/remoteState';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import type { SiteRegistry } from '../siteRegistry.ts';
import type { ReleaseOptions } from './options.ts';
import type { Verdict } from './shellVerdict.ts';
import { historyLine, statusLines } from './texts.ts';

export interface ReleaseTools {
  registry: SiteRegistry;
  /** Builds a remote, unless the release of its current sources exists. @returns its entry */
  build: (remote: RemoteName) => Promise<RegistryRelease>;
  /** Undefined if no shell is running. */
  verdict: (remote: string, release: string, seconds: number) => Promise<Verdict | undefined>;
  /** Of the last commit: its hash and subject. Undefined without one. */
  commit: () => { hash: string; subject: string } | undefined;
  /** Who decides, if no argument says so. */
  user: () => string;
  print: (line: string) => void;
}

/**
 * Runs one command of `npm run release`.
 *
 * @returns whether the shell has done what was decided
 * @throws RegistryError if the registry does not accept it
 */
export async function runRelease(options: ReleaseOptions, tools: ReleaseTools): Promise<boolean> {
  const { command, remote } = options;
  if (command === 'history') return history(tools, remote);
  if (command === 'status' || !remote) return status(tools);
  if (command === 'publish') return publish(remote, options, tools);
  const decide = decider(remote, options.why ?? '', options, tools);
  if (command === 'freeze') return decide({ kind: 'frozen' });
  if (command === 'thaw') return decide({ kind: 'thawed' });
  const state = remoteState(await readEntries(tools.registry.folder), remote);
  if (command === 'withdraw') {
    const release = options.release ?? state.live ?? '';
    if (release === state.live && successorOf(state) === undefined && !options.isLast)
      throw new RegistryError(
        `${release} is the last release of ${remote}: without it, its pages respond with 503. Publish another one, or add --last.`,
      );
    return decide({ kind: 'withdrawn', release });
  }
  const release = options.release ?? releaseBefore(state);
  if (release === undefined) throw new RegistryError(`${remote} has no earlier release.`);
  return decide({ kind: 'live', release, isPinned: true });
}

async function history({ registry, print }: ReleaseTools, remote: string | undefined): Promise<boolean> {
  const entries = await readEntries(registry.folder);
  for (const entry of entries.toReversed()) if (!remote || entry.remote === remote) print(historyLine(entry));
  return true;
}

async function status({ registry, verdict, print }: ReleaseTools): Promise<boolean> {
  const states = registryState(await readEntries(registry.folder));
  if (states.size === 0) print('The registry has no decisions yet. `npm start` makes the first ones.');
  let isLive = true;
  for (const [remote, state] of states) {
    for (const line of statusLines(remote, state)) print(line);
    const found = state.live === undefined ? undefined : await verdict(remote, state.live, 1);
    if (found) print(`  ${found.text}`);
    isLive &&= found?.isLive ?? true;
  }
  return isLive;
}

async function publish(remote: RemoteName, options: ReleaseOptions, tools: ReleaseTools): Promise<boolean> {
  const { registry, build, commit, print } = tools;
  const entry = await build(remote);
  const { release } = entry;
  const last = commit();
  const why = options.why ?? last?.subject;
  if (why === undefined) throw new RegistryError('publish needs --why <text>, as there is no commit with a reason.');
  const entries = await readEntries(registry.folder);
  const { releases, live, isPinned } = remoteState(entries, remote);
  const isNamed = live === release && !isPinned;
  const known = releases.get(release);
  if (known && known.integrity !== entry.integrity)
    throw new RegistryError(`${release} exists with other files. An id is never used twice: change the sources.`);
  const toReleased: Change = { kind: 'released', release: entry, ...(last && { commit: last.hash }) };
  const toLive: Change = { kind: 'live', release, isPinned: false };
  if (isNamed) print(`${remote} ${release} is what the registry names already.`);
  if (options.isDryRun) {
    assertAccepted(entries, { ...decisionOf(remote, why, options, tools), change: known ? toLive : toReleased });
    if (!isNamed) print(`Would make ${remote} ${release} live in place of ${live ?? 'no release'}.`);
    return true;
  }
  if (isNamed) return waitForShell(remote, release, options, tools);
  const decide = decider(remote, why, options, tools);
  if (!known) await decide(toReleased);
  if (await decide(toLive)) return true;
  // The shell would try it again and again.
  const refused = decisionOf(remote, 'The shell has not taken it.', options, tools);
  await addEntry(registry.folder, registry.document, { ...refused, change: { kind: 'refused', release } });
  print(`${remote} stays at ${live ?? 'no release'}.`);
  return false;
}

/** @returns a function that writes a decision, and waits for the shell if it changes what is live */
function decider(remote: RemoteName, why: string, options: ReleaseOptions, tools: ReleaseTools) {
  const { registry, print } = tools;
  return async (change: Change): Promise<boolean> => {
    const live = async () => remoteState(await readEntries(registry.folder), remote).live;
    const before = await live();
    const decision = { ...decisionOf(remote, why, options, tools), change };
    print(historyLine(await addEntry(registry.folder, registry.document, decision)));
    const now = await live();
    return now === undefined || now === before || waitForShell(remote, now, options, tools);
  };
}

function decisionOf(remote: RemoteName, why: string, { actor }: ReleaseOptions, { user }: ReleaseTools) {
  return { remote, why, actor: actor ?? user() };
}

async function waitForShell(
  remote: string,
  release: string,
  { seconds }: ReleaseOptions,
  { verdict, print }: ReleaseTools,
): Promise<boolean> {
  const found = await verdict(remote, release, seconds);
  print(found?.text ?? 'No shell is running on this machine. It will read the registry when it starts.');
  return found?.isLive ?? true;
}
