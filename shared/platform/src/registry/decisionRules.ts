import type { Change, DecidedChange } from './registryEntry.ts';
import { RegistryError } from './registryError.ts';
import { NEW_REMOTE, type RemoteState } from './remoteState.ts';

/** Remotes with a candidate at the same time: of more, no measure says which one made a page worse. */
const MAX_CANDIDATES = 2;

type States = ReadonlyMap<string, RemoteState>;

/** @throws RegistryError if a registry in this state does not accept the decision */
export function assertRulesOf(states: States, decision: DecidedChange): void {
  if (decision.remote === undefined) return;
  const { remote, change } = decision;
  const problem = problemOf(states, remote, change);
  if (problem !== undefined) throw new RegistryError(problem);
}

function problemOf(states: States, remote: string, change: Change): string | undefined {
  const state = states.get(remote) ?? NEW_REMOTE;
  switch (change.kind) {
    case 'released':
      return frozenProblem(state, remote) ?? otherFilesProblem(state, change);
    case 'live':
      return frozenProblem(state, remote) ?? releaseProblem(state, remote, change.release);
    case 'candidate':
      return (
        frozenProblem(state, remote) ??
        releaseProblem(state, remote, change.release) ??
        candidateProblem(states, remote, change.release)
      );
    case 'refused':
      if (state.live === change.release || state.candidate?.release === change.release) return undefined;
      return `${change.release} is not the live release or the candidate of ${remote}.`;
    case 'frozen':
      return frozenProblem(state, remote);
    case 'thawed':
      return state.frozen ? undefined : `${remote} is not frozen.`;
    default:
      return releaseProblem(state, remote, change.release);
  }
}

function frozenProblem({ frozen }: RemoteState, remote: string): string | undefined {
  return frozen && `${remote} is frozen since ${frozen.at} by ${frozen.actor}: ${frozen.why}`;
}

/** Its address and its signature may change: an origin moves, and an owner signs with a new key. */
function otherFilesProblem(
  { releases }: RemoteState,
  { release }: Extract<Change, { kind: 'released' }>,
): string | undefined {
  const known = releases.get(release.release);
  if (!known || known.integrity === release.integrity) return undefined;
  return `${release.release} exists with other files. An id is never used twice: change the sources.`;
}

function releaseProblem({ releases, withdrawn }: RemoteState, remote: string, release: string): string | undefined {
  if (!releases.has(release))
    return `${remote} has no release ${release}. It has ${[...releases.keys()].join(', ') || 'none'}.`;
  const entry = withdrawn.get(release);
  return entry && `${release} was withdrawn by ${entry.actor}: ${entry.why}`;
}

function candidateProblem(states: States, remote: string, release: string): string | undefined {
  const { live, candidate } = states.get(remote) ?? NEW_REMOTE;
  if (live === undefined) return `${remote} has no live release to compare ${release} with. Publish it live at once.`;
  if (live === release) return `${release} is the live release of ${remote} already. Choose another one as candidate.`;
  if (candidate) {
    if (candidate.release === release) return undefined;
    return `${remote} has the candidate ${candidate.release} at ${candidate.share} %. Roll it back or promote it first.`;
  }
  const others = [...states].filter(([, state]) => state.candidate).map(([name]) => name);
  if (others.length < MAX_CANDIDATES) return undefined;
  return `${others.join(' and ')} have candidates, and no more than ${MAX_CANDIDATES} remotes can. Roll one back or promote it first.`;
}
