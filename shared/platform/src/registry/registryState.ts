import type { Generation, Registry } from '../contract/registry.ts';
import { assertRulesOf } from './decisionRules.ts';
import type { Decision, RegistryEntry } from './registryEntry.ts';
import { NEW_REMOTE, remoteStateAfter, type RemoteState } from './remoteState.ts';

/** As many as a host reads. */
const MAX_PREVIOUS = 60;

/** What follows from all entries of a registry. */
export interface RegistryState {
  /** Remote → its state. */
  remotes: ReadonlyMap<string, RemoteState>;
  /** Place of the last entry. */
  generation: Generation;
}

/** The state of a registry without entries. */
export const NEW_REGISTRY: RegistryState = { remotes: new Map(), generation: { epoch: 1, number: 0 } };

/** The state after one more entry. */
export function stateAfter({ remotes }: RegistryState, entry: RegistryEntry): RegistryState {
  const generation = { epoch: entry.epoch, number: entry.number };
  if (entry.remote === undefined) return { remotes, generation };
  const state = remoteStateAfter(remotes.get(entry.remote) ?? NEW_REMOTE, entry);
  return { remotes: new Map(remotes).set(entry.remote, state), generation };
}

/** Remote → its state after all entries, in their order. */
export function registryState(entries: readonly RegistryEntry[]): ReadonlyMap<string, RemoteState> {
  return stateOf(entries).remotes;
}

/**
 * The state of a remote, of which nothing may be known yet.
 *
 * @internal
 */
export function remoteState(entries: readonly RegistryEntry[], remote: string): RemoteState {
  return registryState(entries).get(remote) ?? NEW_REMOTE;
}

/**
 * The document that hosts read, after all entries.
 *
 * @internal
 */
export function registryDocument(entries: readonly RegistryEntry[]): Registry {
  return documentOf(stateOf(entries));
}

/** The document that hosts read. */
export function documentOf({ remotes: states, generation }: RegistryState): Registry {
  const remotes: Registry['remotes'] = {};
  const previous: NonNullable<Registry['previous']> = {};
  const candidates: NonNullable<Registry['candidates']> = {};
  for (const [remote, { releases, live, candidate, served, decided }] of states) {
    // Null would withdraw the remote.
    if (!decided) continue;
    remotes[remote] = releases.get(live ?? '') ?? null;
    const earlier = served.filter((id) => id !== live && id !== candidate?.release);
    previous[remote] = earlier.flatMap((id) => releases.get(id) ?? []).slice(0, MAX_PREVIOUS);
    const release = releases.get(candidate?.release ?? '');
    if (candidate && release) candidates[remote] = { release, share: candidate.share, since: candidate.since };
  }
  return { remotes, previous, candidates, generation };
}

/**
 * @throws RegistryError if the registry does not accept a decision after these entries
 * @internal
 */
export function assertAccepted(entries: readonly RegistryEntry[], decision: Decision): void {
  assertRulesOf(registryState(entries), decision);
}

function stateOf(entries: readonly RegistryEntry[]): RegistryState {
  return entries.reduce(stateAfter, NEW_REGISTRY);
}
