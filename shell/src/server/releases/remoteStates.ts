import type { Registry } from '@hemvaror/runtime/contract/registry';
import * as z from 'zod';
import type { RefusedReleases } from './refusedReleases.ts';

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
  /** Remotes, or addresses of whole registries, that cannot be read → since when, in ms since the epoch. */
  unreadable: ReadonlyMap<string, number>;
  isLive: (remote: string) => boolean;
  refused: Pick<RefusedReleases, 'get'>;
  /** Time in ms after which a start does not wait for an origin. */
  originWaitMs: number;
}

/** @param now in ms since the epoch */
export function remoteStatesAt(
  now: number,
  { named, unreadable, isLive, refused, originWaitMs }: RemotesOfProcess,
): RemoteStates {
  const states: RemoteStates = { live: [], missing: [], pending: [] };
  const isAway = (since: number) => now - since >= originWaitMs;
  for (const [remote, entry] of Object.entries(named)) {
    if (entry === null) continue;
    const refusal = refused.get(remote, entry);
    if (isLive(remote)) states.live.push(remote);
    else if (!refusal || refusal.blames === 'machine') states.pending.push(remote);
    else if (refusal.blames === undefined || isAway(refusal.since)) states.missing.push(remote);
    else states.pending.push(remote);
  }
  for (const [name, since] of unreadable) {
    if (Object.hasOwn(named, name)) continue;
    if (isLive(name)) states.live.push(name);
    else (isAway(since) ? states.missing : states.pending).push(name);
  }
  return states;
}
