import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import type { RegistryRelease } from '@hemvaror/platform/contract/registry';
import { readRegistry } from '@hemvaror/platform/build/registryFile';

/**
 * Copies the releases that the common site has rehearsed, so that a separate site starts without rehearsing them again, which takes
 * seconds of processor time for each remote. Without the data of the common site, nothing is copied.
 *
 * @param remotesDir REMOTES_DIR of the separate site
 * @param releases of the separate site, by remote: a rehearsal holds for a release at one address, with one signature
 */
export async function copyRehearsedReleases(
  remotesDir: string,
  releases: Readonly<Record<string, RegistryRelease | null | undefined>>,
): Promise<void> {
  const common = process.env['SITE_DATA'];
  if (!common) return;
  const from = path.join(common, 'remotes');
  const results = await readdir(from);
  const { remotes } = await readRegistry(path.join(common, 'registry.json'));
  await mkdir(remotesDir, { recursive: true });
  for (const name of REMOTE_NAMES) {
    const release = releases[name];
    const result = results.find((file) => file === `${name}@${release?.release}.json`);
    if (!release || remotes[name]?.integrity !== release.integrity || result === undefined) continue;
    const known: unknown = JSON.parse(await readFile(path.join(from, result), 'utf8'));
    await writeFile(path.join(remotesDir, result), JSON.stringify({ ...Object(known), release }));
    // Not the history of the remote: it was never live at this site.
    const files = path.join('kept', name, release.release);
    await cp(path.join(from, files), path.join(remotesDir, files), { recursive: true });
  }
}
