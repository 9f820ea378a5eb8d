import type { RegistryRelease } from './registry.ts';
import type { ReleaseKeys } from './releaseKeys.ts';
import { isSignedByOwner } from './signedRelease.ts';

export interface RegistryRules {
  /** Whether the registry must contain the integrity value of each `release.json`. */
  demandsIntegrity: boolean;
  /** Keys of the owners, who must have signed each release. Without them, the registry alone decides. */
  keys?: ReleaseKeys | undefined;
}

/** @throws Error if a release of a registry must not go live */
export function checkRegistryRelease(
  remote: string,
  entry: RegistryRelease,
  { demandsIntegrity, keys }: RegistryRules,
): void {
  if (demandsIntegrity && entry.integrity === undefined) {
    throw new Error('The registry names no integrity value. Add "integrity": the sha384 value of release.json.');
  }
  if (keys && !isSignedByOwner(remote, entry, keys)) {
    throw new Error(`The release is not signed with a key of ${remote}. Publish it with one that RELEASE_KEYS names.`);
  }
}
