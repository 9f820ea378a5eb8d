import type { RegistryRelease, ReleaseManifest } from '../contract/registry.ts';

/** A release whose every expose has been imported in this process. */
export interface LiveRelease {
  release: string;
  /** As the registry named it. */
  entry: RegistryRelease;
  container: string;
  manifest: ReleaseManifest;
  /** Expose → module. */
  modules: ReadonlyMap<string, unknown>;
  /** Address of its files for browsers, with a slash at the end: on the shop, or at the origin of a developer's build. */
  webBase: string;
  nodeEntry: string;
  files: string[];
}
