import { MANIFEST_SCHEMA, releaseManifestSchema, type RegistryRelease, type ReleaseManifest } from './registry.ts';
import { integrityMatches } from './integrity.ts';

/**
 * Reads the manifest of a remote's release, of this host's contract.
 *
 * @param text of `release.json`
 * @param name of the remote that the registry names
 * @param contract number of the contract that this host supports
 * @throws Error if the release must not be imported
 */
export function releaseManifestFrom(
  text: string,
  name: string,
  entry: Pick<RegistryRelease, 'integrity'>,
  contract: number,
): ReleaseManifest {
  const manifest = manifestOfAnyContract(text, name, entry);
  if (manifest.contract !== contract) {
    throw new Error(`Built for contract ${manifest.contract}. This shell supports ${contract}.`);
  }
  return manifest;
}

/**
 * Reads the manifest of a release whose files browsers still load, although this host may not import it.
 *
 * @throws Error if the registry does not mean this manifest, or its format is unknown
 */
export function manifestOfAnyContract(
  text: string,
  name: string,
  { integrity }: Pick<RegistryRelease, 'integrity'>,
): ReleaseManifest {
  if (integrity && !integrityMatches(text, integrity))
    throw new Error('release.json does not match the integrity value of the registry.');
  const manifest = releaseManifestSchema.parse(JSON.parse(text));
  const { schema = 1 } = manifest;
  if (schema !== MANIFEST_SCHEMA && schema !== MANIFEST_SCHEMA - 1)
    throw new Error(
      `release.json has format ${schema}. This shell reads ${MANIFEST_SCHEMA - 1} and ${MANIFEST_SCHEMA}.`,
    );
  if (manifest.name !== name) throw new Error(`release.json is of ${manifest.name}. Expected ${name}.`);
  return manifest;
}
