import { CONTRACT_VERSION } from '@hemvaror/runtime/contract/contract';
import { releaseManifestSchema, type RegistryRelease, type ReleaseManifest } from '@hemvaror/runtime/contract/registry';
import { integrityMatches } from './integrity.ts';

/**
 * The manifest of a remote's release, of this shell's contract.
 *
 * @param text of `release.json`
 * @param name of the remote that the registry names
 * @throws Error if the release must not be imported
 */
export function releaseManifestFrom(
  text: string,
  name: string,
  { integrity }: Pick<RegistryRelease, 'integrity'>,
): ReleaseManifest {
  if (integrity && !integrityMatches(text, integrity))
    throw new Error('release.json does not match the integrity value of the registry.');
  const manifest = releaseManifestSchema.parse(JSON.parse(text));
  if (manifest.name !== name) throw new Error(`release.json is of ${manifest.name}. Expected ${name}.`);
  if (manifest.contract !== CONTRACT_VERSION) {
    throw new Error(`Built for contract ${manifest.contract}. This shell supports ${CONTRACT_VERSION}.`);
  }
  return manifest;
}
