import type { Registry } from '@hemvaror/runtime/contract/registry';
import * as z from 'zod';
import type { RefusedReleases } from './refusedReleases.ts';
import type { UnreadableRegistry } from './unreadableRegistries.ts';

/** Names of the remotes that the registries name, by what a start has to expect of them. */
export const remoteStates = z.object({
  live: z.array(z.string()),
  /** Refused by their own fault, or their origin has not responded for a long time: a start does not wait for them. */
  missing: z.array(z.string()),
  /** On the way, or delayed by a busy machine. */
  pending: z.array(z.string()),
});

export type RemoteStates = z.infer<typeof remoteStates>;

interface RemotesOfProcess {
  named: Readonly<Registry['remotes']>;
  unreadable: readonly UnreadableRegistry[];
  live: readonly string[];
  refused: Pick<RefusedReleases, 'get'>;
  /** Time in ms after which a start does not wait for an origin. */
  originWaitMs: number;
}

/** @param now in ms since the epoch */
export function remoteStatesAt(
  now: number,
  { named, unreadable, live, refused, originWaitMs }: RemotesOfProcess,
): RemoteStates {
  const states: RemoteStates = { live: [...live], missing: [], pending: [] };
  const isAway = (since: number) => now - since >= originWaitMs;
  for (const [remote, entry] of Object.entries(named)) {
    if (entry === null || live.includes(remote)) continue;
    const refusal = refused.get(remote, entry);
    if (!refusal || refusal.blames === 'machine') states.pending.push(remote);
    else if (refusal.blames === undefined || isAway(refusal.since)) states.missing.push(remote);
    else states.pending.push(remote);
  }
  for (const { remote, address, since } of unreadable) {
    // The remotes of a shared registry are unknown. Those that were live before are restored.
    const isExpected =
      remote === undefined ? live.length === 0 : !live.includes(remote) && !Object.hasOwn(named, remote);
    if (isExpected) (isAway(since) ? states.missing : states.pending).push(remote ?? address);
  }
  return states;
}
