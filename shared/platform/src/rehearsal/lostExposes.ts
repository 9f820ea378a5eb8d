import type { ReleaseManifest } from '../contract/registry.ts';
import type { ReleaseStore } from '../host/store/releaseStore.ts';

/**
 * Finds the exposes that the shell names and that a new release of a remote lacks, although the last one had them: its pages
 * and panels would be gone. An expose that the last release lacks as well is not lost, as a shell may name a page before its
 * remote has it. A release that was live before may come back without the pages that were added since.
 *
 * @param named expose ids that the shell names
 * @returns names of the exposes, empty for the first release of a remote
 */
export async function lostExposes(
  { name, release, exposes }: Pick<ReleaseManifest, 'name' | 'release' | 'exposes'>,
  store: ReleaseStore,
  named: ReadonlySet<string>,
): Promise<string[]> {
  const history = await store.history(name);
  const [last] = await store.good(name);
  if (!last || history.some(({ entry }) => entry?.release === release)) return [];
  // A damaged copy of the last release must not refuse the next one.
  const before = await store.manifest(name, last.release).catch(() => undefined);
  return Object.keys(before?.exposes ?? {}).filter(
    (expose) => named.has(`${name}/${expose}`) && !Object.hasOwn(exposes, expose),
  );
}
