import type { Registry, RegistryRelease } from '../contract/registry.ts';
import type { Change, Decision, RegistryEntry } from './registryEntry.ts';

/** As many as a host reads. */
const MAX_PREVIOUS = 60;

/** A change that the registry does not accept. Its message is for the person who asked for it. */
export class RegistryError extends Error {
  override name = 'RegistryError';
}

export interface RemoteState {
  /** By id, oldest first. */
  releases: ReadonlyMap<string, RegistryRelease>;
  /** Id of the live release. Undefined before the first, and if all are withdrawn. */
  live: string | undefined;
  isPinned: boolean;
  /** Id that was live before, to which a refused release returns. */
  replaced: string | undefined;
  /** Ids that were live before, newest first. */
  earlier: readonly string[];
  /** Id → the entry that withdrew it. */
  withdrawn: ReadonlyMap<string, RegistryEntry>;
  /** The entry that froze the remote. */
  frozen: RegistryEntry | undefined;
  /** The last entry that changed what is live. */
  decided: RegistryEntry | undefined;
}

const NEW: RemoteState = {
  releases: new Map(),
  live: undefined,
  isPinned: false,
  replaced: undefined,
  earlier: [],
  withdrawn: new Map(),
  frozen: undefined,
  decided: undefined,
};

/** Remote → its state after all entries, in their order. */
export function registryState(entries: readonly RegistryEntry[]): ReadonlyMap<string, RemoteState> {
  const states = new Map<string, RemoteState>();
  for (const entry of entries) states.set(entry.remote, after(states.get(entry.remote) ?? NEW, entry));
  return states;
}

/** The state of a remote, of which nothing may be known yet. */
export function remoteState(entries: readonly RegistryEntry[], remote: string): RemoteState {
  return registryState(entries).get(remote) ?? NEW;
}

/**
 * The release to go back to: the last one that was live, is older than the live one and not withdrawn. A newer one that was live has been
 * rolled back before.
 */
export function releaseBefore({ releases, live, earlier, withdrawn }: RemoteState): string | undefined {
  const ages = [...releases.keys()];
  const age = ages.indexOf(live ?? '');
  return earlier.find((id) => !withdrawn.has(id) && ages.indexOf(id) < age);
}

/** The release that becomes live when the live one is withdrawn. Undefined if there is none: then the remote is not served. */
export function successorOf(state: RemoteState): string | undefined {
  return releaseBefore(state) ?? state.earlier.find((id) => !state.withdrawn.has(id));
}

/** The document that hosts read. */
export function registryDocument(entries: readonly RegistryEntry[]): Registry {
  const remotes: Registry['remotes'] = {};
  const previous: NonNullable<Registry['previous']> = {};
  for (const [remote, { releases, live, earlier, decided }] of registryState(entries)) {
    // Null would withdraw the remote.
    if (!decided) continue;
    remotes[remote] = releases.get(live ?? '') ?? null;
    previous[remote] = earlier.flatMap((id) => releases.get(id) ?? []).slice(0, MAX_PREVIOUS);
  }
  return { remotes, previous };
}

/** @throws RegistryError if the registry does not accept a decision after these entries */
export function assertAccepted(entries: readonly RegistryEntry[], { remote, change }: Decision): void {
  const state = remoteState(entries, remote);
  const problem = PROBLEMS[change.kind](state, remote, 'release' in change ? idOf(change) : '');
  if (problem !== undefined) throw new RegistryError(problem);
}

const PROBLEMS: Record<Change['kind'], (state: RemoteState, remote: string, release: string) => string | undefined> = {
  released: (state, remote) => frozenProblem(state, remote),
  live: (state, remote, release) => frozenProblem(state, remote) ?? releaseProblem(state, remote, release),
  refused: ({ live }, _remote, release) => (live === release ? undefined : `${release} is not the live release.`),
  withdrawn: releaseProblem,
  frozen: frozenProblem,
  thawed: ({ frozen }, remote) => (frozen ? undefined : `${remote} is not frozen.`),
};

function frozenProblem({ frozen }: RemoteState, remote: string): string | undefined {
  return frozen && `${remote} is frozen since ${frozen.at} by ${frozen.actor}: ${frozen.why}`;
}

function releaseProblem({ releases, withdrawn }: RemoteState, remote: string, release: string): string | undefined {
  if (!releases.has(release))
    return `${remote} has no release ${release}. It has ${[...releases.keys()].join(', ') || 'none'}.`;
  const entry = withdrawn.get(release);
  return entry && `${release} was withdrawn by ${entry.actor}: ${entry.why}`;
}

function idOf({ release }: Extract<Change, { release: unknown }>): string {
  return typeof release === 'string' ? release : release.release;
}

function after(state: RemoteState, entry: RegistryEntry): RemoteState {
  const { change } = entry;
  if (change.kind === 'frozen') return { ...state, frozen: entry };
  if (change.kind === 'thawed') return { ...state, frozen: undefined };
  if (change.kind === 'released')
    return { ...state, releases: new Map(state.releases).set(change.release.release, change.release) };
  if (change.kind === 'live') {
    const replaced = state.live === change.release ? state.replaced : state.live;
    return { ...state, ...moved(state, change.release), replaced, isPinned: change.isPinned, decided: entry };
  }
  if (change.kind === 'refused') {
    const live = state.withdrawn.has(state.replaced ?? '') ? releaseBefore(state) : state.replaced;
    return { ...state, live, earlier: state.earlier.filter((id) => id !== live), decided: entry };
  }
  const withdrawn = new Map(state.withdrawn).set(change.release, entry);
  if (state.live !== change.release) return { ...state, withdrawn };
  return { ...state, ...moved(state, successorOf(state)), withdrawn, isPinned: false, decided: entry };
}

/** The release that was live stays the first of the earlier ones: open tabs have its code. */
function moved({ live, earlier }: RemoteState, next: string | undefined): Pick<RemoteState, 'live' | 'earlier'> {
  const before = live === undefined || live === next ? earlier : [live, ...earlier];
  return { live: next, earlier: [...new Set(before)].filter((id) => id !== next) };
}
