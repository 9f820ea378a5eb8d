import { manifestText } from '@hemvaror/platform/build/originManifest';
import { integrityOf } from '@hemvaror/platform/contract/integrity';
import { releaseManifestSchema, type RegistryRelease } from '@hemvaror/platform/contract/registry';
import { RegistryError } from '@hemvaror/platform/registry/registryError';

/**
 * Reads a release that an origin has already.
 *
 * @param origin address with one folder for each release
 * @returns its entry, and the number of the contract that it was built for
 * @throws RegistryError if the origin does not have it, or has another one in its folder
 */
export async function originRelease(
  remote: string,
  release: string,
  origin: string,
): Promise<{ entry: RegistryRelease; contract: number }> {
  const url = new URL(`${release}/`, `${origin.replace(/\/$/, '')}/`).href;
  const text = await manifestText(release, url);
  const { data: manifest } = releaseManifestSchema.safeParse(parsed(text));
  if (manifest?.name !== remote || manifest.release !== release)
    throw new RegistryError(`${url} is not the release ${release} of ${remote}. Correct the address.`);
  return { entry: { release, url, integrity: integrityOf(text) }, contract: manifest.contract };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
