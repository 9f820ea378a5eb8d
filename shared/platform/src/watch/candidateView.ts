import { HELD_ABOVE } from './candidateLimits.ts';
import { findAbove } from './findAbove.ts';
import { samplesOf } from './rateWindow.ts';
import type { SideBySide } from './sideBySide.ts';
import type { NamedCandidate } from './watchedRemote.ts';

/** What this machine has seen of a candidate since it got its share. The registry decides with it whether the share may grow. */
export interface CandidateView extends NamedCandidate {
  remote: string;
  renders: number;
  /** How many loaders were measured, and visits by each value. */
  samples: { loader: number; lcp: number; inp: number; cls: number };
  /** How it is worse than the live release, by limits softer than those for a withdrawal. */
  above?: string;
}

/** @param pair counted since the candidate has its share, @param warmUpMs see `cpuAbove` */
export function viewOf(remote: string, named: NamedCandidate, pair: SideBySide, warmUpMs: number): CandidateView {
  const { candidate, from } = pair;
  const counts = candidate.all.sum({ from });
  const visits = (vital: 'lcp' | 'inp' | 'cls') => candidate.vitals.values(vital, from).values.length;
  const above = findAbove(pair, HELD_ABOVE, warmUpMs);
  return {
    remote,
    ...named,
    renders: counts.renders,
    samples: { loader: samplesOf(counts), lcp: visits('lcp'), inp: visits('inp'), cls: visits('cls') },
    ...(above !== undefined && { above }),
  };
}
