import type { RegistryRelease } from '../contract/registry.ts';
import type { RemoteEntry } from './registryEntry.ts';

/** A release that a share of the visitors gets. */
export interface CandidateState {
  /** Id of the release. */
  release: string;
  /** Percent of the visitors. */
  share: number;
  /** Time of the entry that set this share. */
  since: string;
  /** Time of the first entry of this candidate. */
  began: string;
}

export interface RemoteState {
  /** By id, oldest first. */
  releases: ReadonlyMap<string, RegistryRelease>;
  /** Id of the live release. Undefined before the first, and if all are withdrawn. */
  live: string | undefined;
  candidate: CandidateState | undefined;
  isPinned: boolean;
  /** Id that was live before, to which a refused release returns. */
  replaced: string | undefined;
  /** Ids that were live before, newest first. */
  earlier: readonly string[];
  /** Ids that visitors have had, also as a candidate, newest first. The live one may be among them. */
  served: readonly string[];
  /** Id → the entry that withdrew it. */
  withdrawn: ReadonlyMap<string, RemoteEntry>;
  /** The entry that froze the remote. */
  frozen: RemoteEntry | undefined;
  /** The last entry that changed what is live. */
  decided: RemoteEntry | undefined;
}

/** The state of a remote without entries. */
export const NEW_REMOTE: RemoteState = {
  releases: new Map(),
  live: undefined,
  candidate: undefined,
  isPinned: false,
  replaced: undefined,
  earlier: [],
  served: [],
  withdrawn: new Map(),
  frozen: undefined,
  decided: undefined,
};

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

/** The state of a remote after one more entry, which the rules accept. */
export function remoteStateAfter(state: RemoteState, entry: RemoteEntry): RemoteState {
  const { change, at } = entry;
  switch (change.kind) {
    case 'frozen':
      return { ...state, frozen: entry };
    case 'thawed':
      return { ...state, frozen: undefined };
    case 'released':
      return { ...state, releases: new Map(state.releases).set(change.release.release, change.release) };
    case 'candidate': {
      const { release, share } = change;
      const began = state.candidate?.release === release ? state.candidate.began : at;
      return { ...state, candidate: { release, share, since: at, began } };
    }
    case 'live': {
      const replaced = state.live === change.release ? state.replaced : state.live;
      const next = { ...withoutCandidate(state), replaced, isPinned: change.isPinned, decided: entry };
      return { ...next, ...moved(next, change.release) };
    }
    case 'refused': {
      if (state.live !== change.release) return withoutCandidate(state);
      const live = state.withdrawn.has(state.replaced ?? '') ? releaseBefore(state) : state.replaced;
      return {
        ...withoutCandidate(state),
        live,
        earlier: state.earlier.filter((id) => id !== live),
        decided: entry,
      };
    }
    default: {
      const withdrawn = new Map(state.withdrawn).set(change.release, entry);
      if (state.live !== change.release)
        return { ...(state.candidate?.release === change.release ? withoutCandidate(state) : state), withdrawn };
      // The release that a candidate was compared with serves no more.
      const next = { ...withoutCandidate(state), withdrawn, isPinned: false, decided: entry };
      return { ...next, ...moved(next, successorOf(state)) };
    }
  }
}

/** Open tabs have the code of the candidate. */
function withoutCandidate(state: RemoteState): RemoteState {
  const { candidate, served } = state;
  return candidate ? { ...state, candidate: undefined, served: withFirst(candidate.release, served) } : state;
}

/** The release that was live stays the first of the earlier ones: open tabs have its code. */
function moved(
  { live, earlier, served }: RemoteState,
  next: string | undefined,
): Pick<RemoteState, 'live' | 'earlier' | 'served'> {
  if (live === undefined || live === next) return { live: next, earlier: earlier.filter((id) => id !== next), served };
  return { live: next, earlier: withFirst(live, earlier).filter((id) => id !== next), served: withFirst(live, served) };
}

function withFirst(id: string, ids: readonly string[]): string[] {
  return [id, ...ids.filter((other) => other !== id)];
}
