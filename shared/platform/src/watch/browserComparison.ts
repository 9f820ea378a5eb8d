import { MIN_VISIT_NETWORKS, MIN_VISITS, type CandidateLimits } from './candidateLimits.ts';
import { isSideBySide, type SideBySide } from './sideBySide.ts';
import { chanceOfMore, rankScore } from './significance.ts';
import { p75Of, VITALS, type Vital } from './vitalsWindow.ts';
import type { FaultKind } from './browserReport.ts';
import type { WatchedRelease } from './watchedRemote.ts';

/** @returns which fault browsers of more networks report of the candidate than of the base */
export function complaintAbove({ candidate, base, from }: SideBySide, limits: CandidateLimits) {
  const { renders } = candidate.all.sum({ from });
  const meanwhile = base.all.sum({ from });
  const [since, rendersBase] = isSideBySide({ renders }, meanwhile)
    ? [from, meanwhile.renders]
    : [-Infinity, base.all.sum().renders];
  for (const [kind, reported] of candidate.reported) {
    const networks = reported.countSince(from);
    const networksBase = base.reported.get(kind)?.countSince(since) ?? 0;
    if (networks < limits.networks) continue;
    // A network counts once, so of a release with many renders it counts less for each.
    const isMore =
      networks * rendersBase >= limits.networksFactor * networksBase * renders &&
      shareOfNetworks(candidate, kind, from) >= limits.networksFactor * shareOfNetworks(base, kind, since);
    const chance = chanceOfMore(
      { hits: networks, draws: Math.max(renders, networks) },
      { hits: networksBase, draws: Math.max(rendersBase, networksBase) },
    );
    if (!isMore || chance >= limits.reportChance) continue;
    const what = reported.detail ? `"${kind}" (${reported.detail})` : `"${kind}"`;
    return `Browsers of ${networks} networks reported ${what} in ${renders} renders, ${networksBase} of the live release in ${rendersBase}.`;
  }
  return undefined;
}

/** The share of the networks with any report that report a fault. */
function shareOfNetworks({ reported, heard }: WatchedRelease, kind: FaultKind, from: number): number {
  return (reported.get(kind)?.countSince(from) ?? 0) / Math.max(heard.countSince(from), 1);
}

/** @returns which value that browsers measure is higher for the candidate, at the 75th percentile */
export function vitalsAbove({ candidate, base, from }: SideBySide, limits: CandidateLimits) {
  const isBeside = isSideBySide(candidate.all.sum({ from }), base.all.sum({ from }));
  for (const vital of VITALS) {
    const now = candidate.vitals.values(vital, from);
    const before = base.vitals.values(vital, isBeside ? from : -Infinity);
    const isEnough = [now, before].every(
      ({ values, networks }) => values.length >= MIN_VISITS && networks >= MIN_VISIT_NETWORKS,
    );
    const { factor, more } = limits.vitals[vital];
    const [value, valueBase] = [p75Of(now.values), p75Of(before.values)];
    if (!isEnough || value < factor * valueBase || value - valueBase < more) continue;
    if (rankScore(now.values, before.values) < limits.score) continue;
    return `${vital.toUpperCase()} is ${shown(vital, value)} (75th percentile of ${now.values.length} visits), ${shown(vital, valueBase)} in the live release.`;
  }
  return undefined;
}

function shown(vital: Vital, value: number): string {
  return vital === 'cls' ? value.toFixed(2) : `${Math.round(value)} ms`;
}
