import path from 'node:path';
import type { Registry } from '@hemvaror/platform/contract/registry';
import { addEntry, readEntries, writeDocument } from '@hemvaror/platform/registry/registryFolder';
import type { RegistryEntry } from '@hemvaror/platform/registry/registryEntry';
import { remoteState } from '@hemvaror/platform/registry/registryState';

/** The registry of a site on this machine. */
export interface SiteRegistry {
  /** Of its entries. */
  folder: string;
  /** File that the shell reads. */
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

export function siteRegistry(dataDir: string): SiteRegistry {
  return { folder: path.join(dataDir, 'registry'), document: path.join(dataDir, 'registry.json') };
}

/**
 * Makes the releases of the current sources live, unless a person has frozen or rolled back a remote, or withdrawn its release.
 *
 * @param built of the current sources
 * @returns the remotes that keep another release
 */
export async function releaseBuilt({ folder, document }: SiteRegistry, built: Registry): Promise<KeptRelease[]> {
  const kept: KeptRelease[] = [];
  for (const [remote, entry] of Object.entries(built.remotes)) {
    if (!entry) continue;
    const { release } = entry;
    const state = remoteState(await readEntries(folder), remote);
    const decided = state.frozen ?? state.withdrawn.get(release) ?? (state.isPinned ? state.decided : undefined);
    if (decided) {
      if (state.live !== release) kept.push({ remote, release: state.live, decided });
      continue;
    }
    const known = state.releases.get(release);
    const decision = { remote, actor: ACTOR, why: 'built from the current sources' };
    // On this machine an origin may have another port than at the last start.
    if (known?.url !== entry.url || known.integrity !== entry.integrity)
      await addEntry(folder, document, { ...decision, change: { kind: 'released', release: entry } });
    if (state.live !== release)
      await addEntry(folder, document, { ...decision, change: { kind: 'live', release, isPinned: false } });
  }
  await writeDocument(folder, document);
  return kept;
}
