import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { readRegistry } from '@hemvaror/platform/build/registryFile';

/**
 * Copies the releases that the common site has rehearsed, so that a separate site starts without rehearsing them again, which takes
 * seconds of processor time for each remote. Without the data of the common site, nothing is copied.
 *
 * @param remotesDir REMOTES_DIR of the separate site
 * @param ports of its origins: a rehearsal holds for a release at one address
 * @param except remotes that the site has never had
 */
export async function copyRehearsedReleases(
  remotesDir: string,
  ports: Readonly<Record<RemoteName, number>>,
  except: readonly RemoteName[] = [],
): Promise<void> {
  const common = process.env['SITE_DATA'];
  if (!common) return;
  const from = path.join(common, 'remotes');
  const results = await readdir(from);
  const { remotes } = await readRegistry(path.join(common, 'registry.json'));
  await mkdir(remotesDir, { recursive: true });
  for (const name of REMOTE_NAMES) {
    const entry = remotes[name];
    const result = results.find((file) => file === `${name}@${entry?.release}.json`);
    if (except.includes(name) || !entry || result === undefined) continue;
    const text = await readFile(path.join(from, result), 'utf8');
    const { origin } = new URL(entry.url);
    await writeFile(path.join(remotesDir, result), text.replaceAll(origin, `http://localhost:${ports[name]}`));
    // Not the history of the remote: it was never live at this site.
    const files = path.join('kept', name, entry.release);
    await cp(path.join(from, files), path.join(remotesDir, files), { recursive: true });
  }
}
