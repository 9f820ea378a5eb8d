import type { RegistryRelease } from './registry.ts';

export interface RegistryRules {
  /** Whether the registry must contain the integrity value of each `release.json`. */
  demandsIntegrity: boolean;
}

/** @throws Error if a release of a registry must not go live */
export function checkRegistryRelease({ integrity }: RegistryRelease, { demandsIntegrity }: RegistryRules): void {
  if (demandsIntegrity && integrity === undefined) {
    throw new Error('The registry names no integrity value. Add "integrity": the sha384 value of release.json.');
  }
}
