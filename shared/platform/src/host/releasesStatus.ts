import * as z from 'zod';
import { RELEASE_STATES, type RemoteRelease } from './remoteRelease.ts';

export const releasesStatus = z.object({
  /** Remote → state of the release that the registries name. */
  states: z.record(z.string(), z.enum(RELEASE_STATES)),
  /** Remote → live release. */
  live: z.record(z.string(), z.string()),
  /** Remote → refused release and reason. */
  failures: z.record(z.string(), z.string()),
  /** Remote → time of the first refusal of that release (ISO 8601). */
  refusedSince: z.record(z.string(), z.string()),
});

/** The releases of one process, for `/-/remotes`. */
export type ReleasesStatus = z.infer<typeof releasesStatus>;

export function releasesStatusOf(
  remotes: ReadonlyMap<string, Pick<RemoteRelease, 'state' | 'live' | 'refusal'>>,
): ReleasesStatus {
  const status: ReleasesStatus = { states: {}, live: {}, failures: {}, refusedSince: {} };
  for (const [name, { state, live, refusal }] of remotes) {
    status.states[name] = state;
    if (live) status.live[name] = live.release;
    if (!refusal) continue;
    status.failures[name] = `${refusal.entry.release}: ${refusal.reason}`;
    status.refusedSince[name] = new Date(refusal.since).toISOString();
  }
  return status;
}
