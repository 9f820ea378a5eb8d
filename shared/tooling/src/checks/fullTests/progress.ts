import type { TreeState } from '../treeState.ts';
import type { StoredOutcome } from './outcome.ts';

/** `outdated`: the last outcome holds for other files. */
export type Progress = 'open' | 'outdated' | 'passed' | 'failed';

/** @param state of the files on disk; undefined if it is unknown */
export function progressOf(stored: StoredOutcome | undefined, state: TreeState | undefined): Progress {
  if (!stored) return 'open';
  // The commit does not matter: the same files may be committed meanwhile.
  if (stored.state.tree !== state?.tree) return 'outdated';
  return stored.outcome.failed === 0 ? 'passed' : 'failed';
}

/**
 * Selects the parts that a run has to do, in their order.
 *
 * @param progress of every part, by name
 * @param requested names of the parts to run, whether they have passed or not; none means all that have not passed
 * @param isFresh runs all parts again
 * @throws Error if a requested part does not exist
 */
export function partsToRun(
  progress: ReadonlyMap<string, Progress>,
  requested: readonly string[],
  isFresh: boolean,
): string[] {
  const unknown = requested.filter((name) => !progress.has(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown part ${unknown.join(', ')}. Parts: ${[...progress.keys()].join(', ')}.`);
  }
  const all = [...progress.keys()];
  if (requested.length > 0) return all.filter((name) => requested.includes(name));
  return all.filter((name) => isFresh || progress.get(name) !== 'passed');
}
