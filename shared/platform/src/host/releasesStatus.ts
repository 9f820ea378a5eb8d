import * as z from 'zod';
import type { CandidateRelease } from './candidateRelease.ts';
import type { Refusal } from './refusal.ts';
import { RELEASE_STATES, type RemoteRelease } from './remoteRelease.ts';

const candidateStatus = z.object({
  release: z.string(),
  /** Percent of the visitors. */
  share: z.number(),
  /** When it got this share (ISO 8601). */
  since: z.string(),
  state: z.enum(['live', 'preparing', 'refused']),
  /** Why it was refused, and when for the first time (ISO 8601) if it is to blame: a busy machine or origin is waited for. */
  failure: z.string().optional(),
  refusedSince: z.string().optional(),
});

export type CandidateStatus = z.infer<typeof candidateStatus>;

export const releasesStatus = z.object({
  /** Remote → state of the release that the registries name. */
  states: z.record(z.string(), z.enum(RELEASE_STATES)),
  /** Remote → live release. */
  live: z.record(z.string(), z.string()),
  /** Remote → refused release and reason. */
  failures: z.record(z.string(), z.string()),
  /** Remote → time of the first refusal of that release (ISO 8601), if it is to blame. */
  refusedSince: z.record(z.string(), z.string()),
  /** Remote → its candidate. */
  candidates: z.record(z.string(), candidateStatus),
});

/** The releases of one process, for `/-/remotes`. */
export type ReleasesStatus = z.infer<typeof releasesStatus>;

export function releasesStatusOf(
  remotes: ReadonlyMap<string, Pick<RemoteRelease, 'state' | 'live' | 'refusal'>>,
  candidates: ReadonlyMap<string, Pick<CandidateRelease, 'named' | 'loaded' | 'refusal'>>,
): ReleasesStatus {
  const status: ReleasesStatus = { states: {}, live: {}, failures: {}, refusedSince: {}, candidates: {} };
  for (const [name, candidate] of candidates) {
    const found = candidateStatusOf(candidate);
    if (found) status.candidates[name] = found;
  }
  for (const [name, { state, live, refusal }] of remotes) {
    status.states[name] = state;
    if (live) status.live[name] = live.release;
    if (!refusal) continue;
    status.failures[name] = `${refusal.entry.release}: ${refusal.reason}`;
    const since = refusedSinceOf(refusal);
    if (since !== undefined) status.refusedSince[name] = since;
  }
  return status;
}

function candidateStatusOf({
  named,
  loaded,
  refusal,
}: Pick<CandidateRelease, 'named' | 'loaded' | 'refusal'>): CandidateStatus | undefined {
  if (!named) return undefined;
  const { share, since, release } = named;
  const status = { release: release.release, share, since };
  if (loaded) return { ...status, state: 'live' };
  if (!refusal) return { ...status, state: 'preparing' };
  const refusedSince = refusedSinceOf(refusal);
  return { ...status, state: 'refused', failure: refusal.reason, ...(refusedSince !== undefined && { refusedSince }) };
}

/** @returns undefined for a failure that may pass by itself */
function refusedSinceOf({ since, blames }: Refusal): string | undefined {
  return blames === undefined ? new Date(since).toISOString() : undefined;
}
