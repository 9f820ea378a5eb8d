import * as z from 'zod';
import { isOf } from './refusal.ts';
import type { RemoteRelease } from './remoteRelease.ts';
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

type KnownRemotes = ReadonlyMap<string, Pick<RemoteRelease, 'live' | 'named' | 'refusal'>>;

interface StartRules {
  unreadable: readonly UnreadableRegistry[];
  /** Time in ms after which a start does not wait for an origin. */
  originWaitMs: number;
}

/** @param now in ms since the epoch */
export function remoteStatesAt(
  now: number,
  remotes: KnownRemotes,
  { unreadable, originWaitMs }: StartRules,
): RemoteStates {
  const states: RemoteStates = { live: [], missing: [], pending: [] };
  const isAway = (since: number) => now - since >= originWaitMs;
  for (const [remote, { live, named, refusal }] of remotes) {
    if (live) states.live.push(remote);
    else if (!named) continue;
    else if (!refusal || !isOf(refusal, named) || refusal.blames === 'machine') states.pending.push(remote);
    else (refusal.blames === undefined || isAway(refusal.since) ? states.missing : states.pending).push(remote);
  }
  for (const { remote, address, since } of unreadable) {
    const known = remote === undefined ? undefined : remotes.get(remote);
    // The remotes of a shared registry are unknown. Those that were live before are restored.
    const isExpected = remote === undefined ? states.live.length === 0 : !known?.live && known?.named === undefined;
    if (isExpected) (isAway(since) ? states.missing : states.pending).push(remote ?? address);
  }
  return states;
}
