import type { RegistryRelease } from './registry.ts';

export interface RegistryRules {
  /** Further origins that browsers may load remotes from. */
  publicOrigins: readonly string[];
  /** Whether the registry must contain the integrity value of each `release.json`. */
  demandsIntegrity: boolean;
}

/** @throws Error if a release of a registry must not go live */
export function checkRegistryRelease({ publicUrl, integrity }: RegistryRelease, rules: RegistryRules): void {
  if (rules.demandsIntegrity && integrity === undefined) {
    throw new Error('The registry names no integrity value. Add "integrity": the sha384 value of release.json.');
  }
  if (publicUrl === undefined || publicUrl.startsWith('/')) return;
  const { origin } = new URL(publicUrl);
  if (rules.publicOrigins.includes(origin)) return;
  throw new Error(`publicUrl is not allowed: ${origin} is neither in REMOTE_ORIGINS nor in REMOTE_PUBLIC_ORIGINS.`);
}
