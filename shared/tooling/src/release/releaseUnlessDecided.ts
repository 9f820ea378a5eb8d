import type { RegistryRelease } from '@hemvaror/platform/contract/registry';
import { releaseKeysFrom } from '@hemvaror/platform/contract/releaseKeys';
import { isSignedByOwner, signRelease, type ReleaseStatement } from '@hemvaror/platform/contract/signedRelease';
import type { Change, RegistryEntry } from '@hemvaror/platform/registry/registryEntry';
import { remoteState } from '@hemvaror/platform/registry/registryState';
import type { RemoteState } from '@hemvaror/platform/registry/remoteState';
import type { ReleaseTools } from './cli/commands.ts';
import type { SiteKeys } from './siteKeys.ts';

/** A remote for which a person has decided against the release of a start. */
export interface KeptRelease {
  remote: string;
  /** Id of the live release, if there is one. */
  release: string | undefined;
  decided: RegistryEntry;
}

export interface StartedRelease {
  remote: string;
  /** Its entry, not signed. */
  entry: RegistryRelease;
  /** What its owner says of it. */
  statement: ReleaseStatement;
  why: string;
}

/** What a start needs to decide. */
interface StartTools {
  registry: ReleaseTools['registry'];
  /** Sign the releases. Undefined in a site without signatures. */
  keys: Pick<SiteKeys, 'ofRemote' | 'text'> | undefined;
}

/**
 * Makes a release live, unless a person has frozen or rolled back the remote, withdrawn the release, or given the remote a candidate.
 * Releases that visitors get are signed again if a key is new.
 *
 * @returns the remote, if it keeps another release
 */
export async function releaseUnlessDecided(
  { remote, entry, statement, why }: StartedRelease,
  { registry, keys }: StartTools,
): Promise<KeptRelease | undefined> {
  const entries = await registry.entries();
  const state = remoteState(entries, remote);
  const decide = async (change: Change) => registry.decide({ remote, actor: statement.by, why, change });
  const signed = (release: RegistryRelease) =>
    keys ? signRelease(remote, release, statement, keys.ofRemote(remote)) : release;
  const isSigned = (release: RegistryRelease) =>
    !keys || isSignedByOwner(remote, release, releaseKeysFrom(keys.text.split(',')));
  const { release } = entry;

  const decided = decisionAgainst(release, state, entries);
  if (decided) {
    for (const other of servedIn(state))
      if (!isSigned(other)) await decide({ kind: 'released', release: signed(other) });
    return state.live === release ? undefined : { remote, release: state.live, decided };
  }
  const known = state.releases.get(release);
  // On this machine an origin may have another port than at the last start, and its keys may be new.
  const isKnown = known?.url === entry.url && known.integrity === entry.integrity && isSigned(known);
  if (!isKnown) await decide({ kind: 'released', release: signed(entry) });
  if (state.live !== release) await decide({ kind: 'live', release, isPinned: false });
  return undefined;
}

/** Says for an operator which release a remote keeps, and why. @param command that shows the history */
export function keptText({ remote, release, decided }: KeptRelease, command: string): string {
  return `${remote} stays at ${release ?? 'no release'}, as ${decided.actor} has decided: ${decided.why}. "${command} history ${remote}" says more.`;
}

/** The decision of a person that a start must not change. */
function decisionAgainst(
  release: string,
  state: RemoteState,
  entries: readonly RegistryEntry[],
): RegistryEntry | undefined {
  const { frozen, withdrawn, candidate, isPinned, decided } = state;
  if (frozen) return frozen;
  const isOfCandidate = ({ change }: RegistryEntry) =>
    change.kind === 'candidate' && change.release === candidate?.release;
  return (candidate && entries.findLast(isOfCandidate)) ?? withdrawn.get(release) ?? (isPinned ? decided : undefined);
}

/** The releases that visitors get. */
function servedIn({ releases, live, candidate }: RemoteState): RegistryRelease[] {
  return [live, candidate?.release].flatMap((id) => releases.get(id ?? '') ?? []);
}
