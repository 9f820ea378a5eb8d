import { releaseManifestSchema, type RegistryRelease, type ReleaseManifest } from '../contract/registry.ts';
import { RegistryError } from '../registry/registryError.ts';
import { limitedText } from '@hemvaror/http/limitedText';

const MAX_BYTES = 10_000_000;
const TIMEOUT_MS = 10_000;

/**
 * Reads the `release.json` of a release from its origin.
 *
 * @throws RegistryError if the origin does not have it
 * @internal
 */
export async function readManifest({ release, url }: RegistryRelease): Promise<ReleaseManifest> {
  return releaseManifestSchema.parse(JSON.parse(await manifestText(release, url)));
}

/**
 * @returns the text, which has the integrity value that a registry names
 * @throws RegistryError if the origin does not have it
 * @internal
 */
export async function manifestText(release: string, url: string): Promise<string> {
  const address = new URL('release.json', url).href;
  let problem: string;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (response.ok) return await limitedText(response, MAX_BYTES);
    problem = `responds with ${response.status}`;
  } catch {
    problem = 'does not respond';
  }
  throw new RegistryError(`${address} ${problem}. Is the origin running, and does it have ${release}?`);
}
