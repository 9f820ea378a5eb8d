import { BACKGROUND } from './observation.ts';
import { cpuPerRender, failedShare, median, ratioOf } from './rateRatios.ts';
import { NONE, p95Of, samplesOf, sumOf } from './rateWindow.ts';
import type { WatchedRelease } from './watchedRemote.ts';

/** Failures of an expose for which its release is withdrawn: a share of its renders, and a number in a minute. */
const MAX_FAILED_SHARE = 0.01;
const MAX_FAILED = 20;
/** How many times the value of the release before is too much. */
export const FACTOR = 2;
/** Fewer say little about a 95th percentile, or about a mean. */
const MIN_SAMPLES = 50;
export const MIN_RENDERS = 10;
/** Networks whose browsers must report a fault: anyone may send reports. */
const MIN_NETWORKS = 20;
/** Failed renders that support them. */
const MIN_AGREED = 5;
/** Twice of little is little: these are noticed by shoppers. */
const MIN_MORE_MS = 100;
const MIN_MORE_CPU_MS = 5;

/** A release that is compared with the one before it. */
export interface Suspect {
  remote: string;
  live: WatchedRelease;
  before: WatchedRelease;
  /** Time in ms since which it is live. */
  since: number;
  /** Time in ms from which its rates count. */
  from: number;
  /** The live releases of other remotes: a busy machine or a missing API makes all of them worse. */
  others: readonly WatchedRelease[];
}

/**
 * @param warmUpMs processor time that may be used to compile it
 * @param growth how it keeps memory, which is known for each process
 * @returns how it is worse than the one before, as a sentence
 */
export function findWorseThanBefore(
  suspect: Suspect,
  warmUpMs: number,
  growth: (suspect: Suspect) => string | undefined,
): string | undefined {
  // Processor time first: it is never the fault of another release.
  return (
    cpuMore(suspect, warmUpMs) ?? growth(suspect) ?? failuresMore(suspect) ?? loadersMore(suspect) ?? agreed(suspect)
  );
}

/** @returns of what more browsers complain than before */
export function complaintOf({ before, live }: Suspect): string | undefined {
  for (const [kind, networks] of live.reported) {
    const { count, detail } = networks;
    const countBefore = before.reported.get(kind)?.count ?? 0;
    if (count < MIN_NETWORKS || count < FACTOR * countBefore) continue;
    const what = detail ? `"${kind}" (${detail})` : `"${kind}"`;
    return `Browsers of ${count} networks reported ${what}, ${countBefore} of the release before.`;
  }
  return undefined;
}

function failuresMore({ before, live, from, others }: Suspect): string | undefined {
  const ofOthers = failedShare(others.reduce((sum, { all }) => sumOf(sum, all.sum({ from })), NONE));
  for (const [expose, rates] of live.exposes) {
    const now = rates.sum({ from });
    const earlier = before.exposes.get(expose)?.sum() ?? NONE;
    const share = failedShare(now);
    const isHigh = now.failed >= MAX_FAILED && share > MAX_FAILED_SHARE;
    if (!isHigh || share < FACTOR * failedShare(earlier) || share < FACTOR * ofOthers) continue;
    if (expose === BACKGROUND)
      return `Its timers and promises threw ${now.failed} errors, ${earlier.failed} in the release before.`;
    return `${expose} failed in ${now.failed} of ${now.renders} renders, ${earlier.failed} of ${earlier.renders} in the release before.`;
  }
  return undefined;
}

function loadersMore({ since, before: previous, live, from, others }: Suspect): string | undefined {
  for (const [expose, rates] of live.exposes) {
    const now = rates.sum({ from });
    const before = previous.exposes.get(expose)?.sum() ?? NONE;
    if (samplesOf(now) < MIN_SAMPLES || samplesOf(before) < MIN_SAMPLES) continue;
    const [ms, msBefore] = [p95Of(now), p95Of(before)];
    if (ms < FACTOR * msBefore || ms - msBefore < MIN_MORE_MS) continue;
    const ratios = others.flatMap(({ exposes }) =>
      [...exposes.values()].flatMap((other) => ratioOf(other, { since, from }, p95Of, MIN_SAMPLES)),
    );
    if (ms < FACTOR * msBefore * Math.max(1, median(ratios))) continue;
    return `The loader of ${expose} takes ${Math.round(ms)} ms (95th percentile), ${Math.round(msBefore)} ms in the release before.`;
  }
  return undefined;
}

function cpuMore({ since, before: previous, live, from, others }: Suspect, warmUpMs: number): string | undefined {
  const now = live.all.sum({ from });
  const before = previous.all.sum();
  if (now.renders < MIN_RENDERS || before.renders < MIN_SAMPLES) return undefined;
  const [ms, msBefore] = [cpuPerRender(now), cpuPerRender(before)];
  const ratios = others.flatMap(({ all }) => ratioOf(all, { since, from }, cpuPerRender, MIN_RENDERS));
  const allowed = Math.max(FACTOR * msBefore * Math.max(1, median(ratios)), msBefore + MIN_MORE_CPU_MS);
  if ((ms - allowed) * now.renders < warmUpMs) return undefined;
  return `It uses ${ms.toFixed(1)} ms of processor time for a render, ${msBefore.toFixed(1)} ms in the release before.`;
}

/** Browsers complain, and renders fail more often than before: each alone says too little. */
function agreed(suspect: Suspect): string | undefined {
  const { live, before, from } = suspect;
  const now = live.all.sum({ from });
  if (now.failed < MIN_AGREED || failedShare(now) < FACTOR * failedShare(before.all.sum())) return undefined;
  const complaint = complaintOf(suspect);
  return complaint && `${complaint} ${now.failed} of ${now.renders} renders failed, too.`;
}
