import path from 'node:path';
import { writeRegistry } from '@hemvaror/platform/build/registryFile';
import type { Registry, RegistryRelease } from '@hemvaror/platform/contract/registry';
import { releaseKeysFrom } from '@hemvaror/platform/contract/releaseKeys';
import { isSignedByOwner, signRelease } from '@hemvaror/platform/contract/signedRelease';
import { DecisionRegistry } from '@hemvaror/platform/registry/decisionRegistry';
import { folderStore } from '@hemvaror/platform/registry/folderStore';
import type { EntryStore } from '@hemvaror/platform/registry/entryStore';
import { postgresStore } from '@hemvaror/platform/registry/postgresStore';
import type { Change, RegistryEntry } from '@hemvaror/platform/registry/registryEntry';
import { NEW_REMOTE, type RemoteState } from '@hemvaror/platform/registry/remoteState';
import { CONTRACT_VERSION } from '@hemvaror/runtime/contract/contract';
import type { SiteSettings } from '../project/settings.ts';
import { lastCommit } from './git.ts';
import type { SiteKeys } from './siteKeys.ts';

/** The registry of a site on this machine. */
export interface SiteRegistry {
  /** Of its entries. */
  store: EntryStore;
  /** File with the document of the last start, for shells that read no service. */
  document: string;
}

/** A remote for which a person has decided against the release of the current sources. */
export interface KeptRelease {
  remote: string;
  /** Id of the live release, if there is one. */
  release: string | undefined;
  decided: RegistryEntry;
}

const ACTOR = 'npm start';

export function siteRegistry({
  dataDir,
  registryDatabase,
}: Pick<SiteSettings, 'dataDir' | 'registryDatabase'>): SiteRegistry {
  const store = registryDatabase ? postgresStore(registryDatabase) : folderStore(path.join(dataDir, 'registry'));
  return { store, document: path.join(dataDir, 'registry.json') };
}

/**
 * Makes the releases of the current sources live, unless a person has frozen or rolled back a remote, withdrawn its release, or given it a
 * candidate.
 *
 * @param built of the current sources
 * @param keys that sign the releases
 * @returns the remotes that keep another release
 */
export async function releaseBuilt(
  { store, document }: SiteRegistry,
  built: Registry,
  keys?: Pick<SiteKeys, 'ofRemote' | 'text'>,
): Promise<KeptRelease[]> {
  const registry = await DecisionRegistry.open(store);
  const kept: KeptRelease[] = [];
  for (const [remote, entry] of Object.entries(built.remotes)) {
    if (!entry) continue;
    const stateOf = () => registry.state.remotes.get(remote) ?? NEW_REMOTE;
    const decide = async (change: Change) =>
      registry.decide({ remote, actor: ACTOR, why: 'built from the current sources', change });
    const { release } = entry;
    const decided = decisionAgainst(release, stateOf(), registry.entries);
    if (decided) {
      if (stateOf().live !== release) kept.push({ remote, release: stateOf().live, decided });
      for (const other of servedIn(stateOf()))
        if (keys && !isSigned(remote, other, keys))
          await decide({ kind: 'released', release: signed(remote, other, keys) });
      continue;
    }
    const known = stateOf().releases.get(release);
    const isKnown = known?.url === entry.url && known.integrity === entry.integrity;
    // On this machine an origin may have another port than at the last start, and its keys may be new.
    if (!isKnown || (keys && !isSigned(remote, known, keys)))
      await decide({ kind: 'released', release: keys ? signed(remote, entry, keys) : entry });
    if (stateOf().live !== release) await decide({ kind: 'live', release, isPinned: false });
  }
  await writeRegistry(document, registry.document());
  return kept;
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

function isSigned(remote: string, release: RegistryRelease, { text }: Pick<SiteKeys, 'text'>): boolean {
  return isSignedByOwner(remote, release, releaseKeysFrom(text.split(',')));
}

function signed(remote: string, release: RegistryRelease, keys: Pick<SiteKeys, 'ofRemote'>): RegistryRelease {
  const commit = lastCommit()?.hash;
  const statement = { contract: CONTRACT_VERSION, by: ACTOR, at: new Date().toISOString(), ...(commit && { commit }) };
  return signRelease(remote, release, statement, keys.ofRemote(remote));
}
