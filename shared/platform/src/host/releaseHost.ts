import type { FastifyBaseLogger } from 'fastify';
import type { RegistryRelease } from '../contract/registry.ts';
import type { RegistryRules } from '../contract/registryRules.ts';
import type { Rehearse } from './rehearsal.ts';
import type { RehearsalResults } from './rehearsalResults.ts';
import type { ReleaseImporter } from './releaseImporter.ts';
import type { ReleaseStore } from './store/releaseStore.ts';

/** What the releases of a remote need of their process. */
export interface ReleaseHost {
  importer: Pick<ReleaseImporter, 'load' | 'evict'>;
  /** The releases that were live before, with their files. */
  store: ReleaseStore;
  rules: RegistryRules;
  /** Tries a release in another process, before its code runs in this one. */
  rehearse: Rehearse;
  /** Whether the release has passed its rehearsal, also of another process. */
  results: Pick<RehearsalResults, 'hasPassed'>;
  log: FastifyBaseLogger;
  /** Whether pages get the release with this container. */
  isLive: (container: string) => boolean;
  /** The live release of each remote. */
  liveEntries: () => Map<string, RegistryRelease>;
  /** A release of this remote is about to be imported. */
  onImport: (entry: RegistryRelease) => void;
  /** Pages get another release from now on. */
  onChange: () => void;
}
