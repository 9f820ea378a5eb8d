import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseManifestSchema } from '@hemvaror/platform/contract/registry';
import { integrityOf } from '@hemvaror/platform/contract/integrity';
import { webIntegrityOf } from '@hemvaror/platform/build/chunkIntegrityPlugin';

/** Damage to a file whose integrity value `release.json` contains. */
type Damage = 'missing' | 'one byte differs' | 'cut off';

/** A change of a built release, without another build. */
export interface Fault {
  /** A text and its replacement, in the code of server and browsers. */
  text?: readonly [from: string, to: string];
  /** Code that is added to the server's entry. */
  node?: string;
  /** Code that is added to the browser's entry. */
  web?: string;
  /** A file that the release lacks, although its code loads it. Its manifest does not name it either. */
  lacks?: string;
  /** A file of the release, and what an upload or an origin has done to it. */
  damaged?: { file: string; damage: Damage };
}

/** Names the hashes of the other files for browsers, so it is changed after them. */
const WEB_ENTRY = 'web/remoteEntry.js';

/**
 * Copies a release beside it under another id, with a fault or another text.
 *
 * @returns the folder of the copy
 */
export async function changedRelease(
  folder: string,
  name: string,
  { text, node, web, lacks, damaged }: Fault,
): Promise<string> {
  const copy = `${folder}-${name}`;
  await rm(copy, { recursive: true, force: true });
  await cp(folder, copy, { recursive: true });
  const manifest = releaseManifestSchema.parse(JSON.parse(await readFile(path.join(copy, 'release.json'), 'utf8')));
  const container = `${manifest.container}_${name}`;
  const integrity: Record<string, string> = {};
  const files = Object.keys(manifest.integrity).filter((file) => file !== WEB_ENTRY && file !== lacks);
  if (lacks !== undefined) await rm(path.join(copy, lacks));
  for (const file of [...files, WEB_ENTRY]) {
    const address = path.join(copy, file);
    let content = await readFile(address);
    if (file.endsWith('.js')) {
      let code = content.toString().replaceAll(manifest.container, container);
      if (text) code = code.replaceAll(...text);
      if (file === WEB_ENTRY) code = withHashes(code, manifest.integrity, integrity);
      if (file === WEB_ENTRY && web !== undefined) code += `\n${web}`;
      if (file === 'node/remoteEntry.js' && node !== undefined) code += `\n${node}`;
      content = Buffer.from(code);
    }
    integrity[file] = file.startsWith('web/') ? webIntegrityOf(content) : integrityOf(content);
    await writeFile(address, content);
  }
  for (const file of await readdir(path.join(copy, 'web'))) {
    if (/\.(br|gz)$/.test(file)) await rm(path.join(copy, 'web', file));
  }
  if (damaged) await damageFile(path.join(copy, damaged.file), damaged.damage);
  const release = path.basename(copy);
  await writeFile(path.join(copy, 'release.json'), JSON.stringify({ ...manifest, release, container, integrity }));
  return copy;
}

/** Replaces the hashes of changed files in the code of an entry. */
function withHashes(code: string, before: Record<string, string>, after: Record<string, string>): string {
  const hashOf = (value = '') => value.replace(/^sha256-/, '');
  return Object.keys(after).reduce((text, file) => text.replaceAll(hashOf(before[file]), hashOf(after[file])), code);
}

async function damageFile(file: string, damage: Damage): Promise<void> {
  const content = await readFile(file);
  if (damage === 'missing') await rm(file);
  else if (damage === 'cut off') await writeFile(file, content.subarray(0, content.length / 2));
  else await writeFile(file, content.fill(content.readUInt8(content.length - 1) ^ 1, content.length - 1));
}
