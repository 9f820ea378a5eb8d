import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseManifestSchema } from '@hemvaror/runtime/contract/registry';
import { integrityOf } from '@hemvaror/tooling/release/completeRelease';
import { webIntegrityOf } from '@hemvaror/tooling/build/chunkIntegrityPlugin';

/** A fault that is added to a built release, without another build. */
export interface Fault {
  /** Code that is added to the server's entry. */
  node?: string;
  /** Code that is added to the browser's entry without its integrity value being changed. */
  web?: string;
  /** True if the browser's entry is missing. */
  hasNoWebEntry?: boolean;
}

/**
 * Copies a release beside it under another id, with a fault.
 *
 * @returns the folder of the copy
 */
export async function changedRelease(
  folder: string,
  name: string,
  { node, web, hasNoWebEntry }: Fault,
): Promise<string> {
  const copy = `${folder}-${name}`;
  await rm(copy, { recursive: true, force: true });
  await cp(folder, copy, { recursive: true });
  const manifest = releaseManifestSchema.parse(JSON.parse(await readFile(path.join(copy, 'release.json'), 'utf8')));
  const container = `${manifest.container}_${name}`;
  const integrity: Record<string, string> = {};
  for (const file of Object.keys(manifest.integrity)) {
    const address = path.join(copy, file);
    let content = await readFile(address);
    if (file.endsWith('.js')) {
      const renamed = content.toString().replaceAll(manifest.container, container);
      content = Buffer.from(file === 'node/remoteEntry.js' && node !== undefined ? `${renamed}\n${node}` : renamed);
    }
    integrity[file] = file.startsWith('web/') ? webIntegrityOf(content) : integrityOf(content);
    await writeFile(
      address,
      file === 'web/remoteEntry.js' && web !== undefined ? `${content.toString()}\n${web}` : content,
    );
  }
  for (const file of await readdir(path.join(copy, 'web'))) {
    if (/\.(br|gz)$/.test(file)) await rm(path.join(copy, 'web', file));
  }
  if (hasNoWebEntry) await rm(path.join(copy, 'web/remoteEntry.js'));
  const release = path.basename(copy);
  await writeFile(path.join(copy, 'release.json'), JSON.stringify({ ...manifest, release, container, integrity }));
  return copy;
}
