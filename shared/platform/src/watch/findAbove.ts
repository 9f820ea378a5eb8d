import { complaintAbove, vitalsAbove } from './browserComparison.ts';
import type { CandidateLimits } from './candidateLimits.ts';
import { backgroundAbove, cpuAbove, failuresAbove, loadersAbove, type SideBySide } from './sideBySide.ts';

/** @param warmUpMs see `cpuAbove`. @returns how a candidate is worse than the live release, as a sentence */
export function findAbove(pair: SideBySide, limits: CandidateLimits, warmUpMs: number): string | undefined {
  // Processor time first: it is never the fault of another release.
  return (
    cpuAbove(pair, limits, warmUpMs) ??
    failuresAbove(pair, limits) ??
    backgroundAbove(pair, limits) ??
    loadersAbove(pair, limits) ??
    complaintAbove(pair, limits) ??
    vitalsAbove(pair, limits)
  );
}
