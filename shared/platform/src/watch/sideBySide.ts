import { ALLOWED_FAILED_SHARE, MIN_SIDE_BY_SIDE, type CandidateLimits } from './candidateLimits.ts';
import { BACKGROUND } from './observation.ts';
import { cpuPerRender, failedShare, median, ratioOf } from './rateRatios.ts';
import { NONE, p95Of, samplesOf, slowerThan, sumOf, type Counts, type RateWindow } from './rateWindow.ts';
import { binomialTail, chanceOfMore, poissonTail } from './significance.ts';
import type { WatchedRelease } from './watchedRemote.ts';

/** As for live releases: fewer say little about a 95th percentile, or about a mean. */
const MIN_SAMPLES = 50;
const MIN_RENDERS = 10;

/** A candidate and the live release, the base, that serve at the same time: what the machine and the API do concerns both. */
export interface SideBySide {
  candidate: WatchedRelease;
  base: WatchedRelease;
  /** Time in ms since which both are compared. */
  from: number;
  /** The live releases of other remotes: only these show a busy machine if no visitor gets the base. */
  others: readonly WatchedRelease[];
}

/** @returns in which expose the candidate fails more often than the base, and than a release may fail */
export function failuresAbove({ candidate, base, from, others }: SideBySide, limits: CandidateLimits) {
  for (const [expose, rates] of candidate.exposes) {
    const now = rates.sum({ from });
    if (expose === BACKGROUND || now.failed < limits.failed || failedShare(now) <= limits.failedShare) continue;
    const window = base.exposes.get(expose) ?? base.all;
    const [all, meanwhile] = [window.sum(), window.sum({ from })];
    const measured = isSideBySide(now, meanwhile)
      ? meanwhile
      : others.reduce((sum, other) => sumOf(sum, other.all.sum({ from })), NONE);
    const share = Math.max(failedShare(all), failedShare(measured));
    if (failedShare(now) < limits.factor * share) continue;
    const allowed = Math.max(Math.min(ALLOWED_FAILED_SHARE, mostFailed(all)), share);
    const hits = { hits: now.failed, draws: now.renders };
    // Few renders of the base say little about its share: as if it had failed once in two hundred others.
    const reference = { hits: all.failed + 1, draws: all.renders + 1 / ALLOWED_FAILED_SHARE };
    if (binomialTail(hits, allowed) >= limits.chance || chanceOfMore(hits, reference) >= limits.chance) continue;
    return `${expose} failed in ${now.failed} of ${now.renders} renders, ${meanwhile.failed} of ${meanwhile.renders} in the live release.`;
  }
  return undefined;
}

/** The share that is likely not exceeded: of no failure in n renders, 3/n with 95 % certainty (the rule of three). */
function mostFailed({ failed, renders }: Counts): number {
  return (failed + 3) / Math.max(renders, 1);
}

/** @returns whether the timers and promises of the candidate throw more often: a timer of the base does so at any share */
export function backgroundAbove({ candidate, base, from }: SideBySide, limits: CandidateLimits) {
  const errors = candidate.exposes.get(BACKGROUND)?.sum({ from }).failed ?? 0;
  const { renders } = candidate.all.sum({ from });
  if (errors < limits.backgroundErrors || errors <= limits.failedShare * renders) return undefined;
  const window = base.exposes.get(BACKGROUND);
  const [all, meanwhile] = [window?.sum().failed ?? 0, window?.sum({ from }).failed ?? 0];
  const share = Math.max(ALLOWED_FAILED_SHARE, all / Math.max(base.all.sum().renders, 1));
  if (poissonTail(errors, Math.max(share * renders, meanwhile)) >= limits.chance) return undefined;
  return `Its timers and promises threw ${errors} errors, ${meanwhile} in the live release.`;
}

/** @returns which loader of the candidate is slower */
export function loadersAbove(pair: SideBySide, limits: CandidateLimits) {
  for (const [expose, rates] of pair.candidate.exposes) {
    const now = rates.sum({ from: pair.from });
    const window = pair.base.exposes.get(expose);
    if (!window || samplesOf(now) < MIN_SAMPLES) continue;
    const { counts, factor } = referenceOf(pair, { now, window, valueOf: p95Of, minRenders: MIN_SAMPLES });
    const [ms, msBase] = [p95Of(now), p95Of(counts)];
    if (samplesOf(counts) < MIN_SAMPLES) continue;
    if (ms < limits.factor * factor * msBase || ms - msBase < limits.moreMs) continue;
    const slow = (of: Counts) => ({ hits: slowerThan(of, msBase), draws: samplesOf(of) });
    if (chanceOfMore(slow(now), slow(counts)) >= limits.chance) continue;
    return `The loader of ${expose} takes ${Math.round(ms)} ms (95th percentile), ${Math.round(msBase)} ms in the live release.`;
  }
  return undefined;
}

/** @param warmUpMs processor time that may be used to compile it. @returns whether it uses more for a render */
export function cpuAbove(pair: SideBySide, limits: CandidateLimits, warmUpMs: number) {
  const now = pair.candidate.all.sum({ from: pair.from });
  const window = pair.base.all;
  const { counts, factor } = referenceOf(pair, { now, window, valueOf: cpuPerRender, minRenders: MIN_RENDERS });
  if (now.renders < MIN_RENDERS || counts.renders < MIN_SAMPLES) return undefined;
  const [ms, msBase] = [cpuPerRender(now), cpuPerRender(counts)];
  const allowed = Math.max(limits.factor * factor * msBase, msBase + limits.moreCpuMs);
  if ((ms - allowed) * now.renders < warmUpMs) return undefined;
  return `It uses ${ms.toFixed(1)} ms of processor time for a render, ${msBase.toFixed(1)} ms in the live release.`;
}

/** Whether the base has had enough renders in the same time. */
export function isSideBySide(now: Pick<Counts, 'renders'>, meanwhile: Pick<Counts, 'renders'>): boolean {
  return meanwhile.renders >= MIN_SIDE_BY_SIDE * now.renders;
}

interface ReferenceOptions {
  now: Counts;
  /** Of the base. */
  window: RateWindow;
  valueOf: (counts: Counts) => number;
  minRenders: number;
}

/** The counts of the base in the same time. If it has too few, all that it had, and how many times worse other remotes have become since. */
function referenceOf({ from, others }: SideBySide, { now, window, valueOf, minRenders }: ReferenceOptions) {
  const meanwhile = window.sum({ from });
  if (isSideBySide(now, meanwhile)) return { counts: meanwhile, factor: 1 };
  const ratios = others.flatMap(({ all }) => ratioOf(all, { since: from, from }, valueOf, minRenders));
  return { counts: window.sum(), factor: Math.max(1, median(ratios)) };
}
