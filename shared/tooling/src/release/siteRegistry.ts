import path from 'node:path';
import { writeRegistry } from '@hemvaror/platform/build/registryFile';
import type { Registry } from '@hemvaror/platform/contract/registry';
import { DecisionRegistry } from '@hemvaror/platform/registry/decisionRegistry';
import { folderStore } from '@hemvaror/platform/registry/folderStore';
import type { EntryStore } from '@hemvaror/platform/registry/entryStore';
import { postgresStore } from '@hemvaror/platform/registry/postgresStore';
import { CONTRACT_VERSION } from '@hemvaror/runtime/contract/contract';
import type { SiteSettings } from '../project/settings.ts';
import { lastCommit } from './git.ts';
import { releaseUnlessDecided, type KeptRelease } from './releaseUnlessDecided.ts';
import type { SiteKeys } from './siteKeys.ts';

/** The registry of a site on this machine. */
export interface SiteRegistry {
  /** Of its entries. */
  store: EntryStore;
  /** File with the document of the last start, for shells that read no service. */
  document: string;
}

export function siteRegistry({
  dataDir,
  registryDatabase,
}: Pick<SiteSettings, 'dataDir' | 'registryDatabase'>): SiteRegistry {
  const store = registryDatabase ? postgresStore(registryDatabase) : folderStore(path.join(dataDir, 'registry'));
  return { store, document: path.join(dataDir, 'registry.json') };
}

/**
 * Makes the releases of the current sources live, unless a person has decided otherwise.
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
  const opened = await DecisionRegistry.open(store);
  const registry = {
    entries: async () => opened.entries,
    decide: opened.decide.bind(opened),
  };
  const commit = lastCommit()?.hash;
  const kept: KeptRelease[] = [];
  for (const [remote, entry] of Object.entries(built.remotes)) {
    if (!entry) continue;
    const at = new Date().toISOString();
    const statement = { contract: CONTRACT_VERSION, by: 'npm start', at, ...(commit && { commit }) };
    const started = { remote, entry, statement, why: 'built from the current sources' };
    const found = await releaseUnlessDecided(started, { registry, keys });
    if (found) kept.push(found);
  }
  await writeRegistry(document, opened.document());
  return kept;
}
