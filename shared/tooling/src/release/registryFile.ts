import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { outputFolder, releaseIdOf } from '../build/releaseId.ts';
import { registrySchema, type Registry, type RegistryRelease } from '@hemvaror/runtime/contract/registry';
import { integrityOf } from './completeRelease.ts';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { ROOT } from '../project/root.ts';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';

/** The registry entry of a release that lies in `folder` and is served at `url`. */
export async function registryRelease(folder: string, url: string): Promise<RegistryRelease> {
  const manifest = await readFile(path.join(folder, 'release.json'));
  return { release: path.basename(folder), url, integrity: integrityOf(manifest) };
}

/** The registry of a site that runs what the sources make now. */
export async function builtRegistry(ports: Record<RemoteName, number>): Promise<Registry> {
  const entries = REMOTE_NAMES.map(async (name) => {
    const dir = path.join(ROOT, name);
    const release = releaseIdOf(name, dir);
    return [
      name,
      await registryRelease(outputFolder(dir, release), `http://localhost:${ports[name]}/${release}/`),
    ] as const;
  });
  return { remotes: Object.fromEntries(await Promise.all(entries)) };
}

/** File → its last write of this process. */
const writes = new Map<string, Promise<void>>();

/**
 * Replaces the registry in one step: a shell that reads it meanwhile sees the old or the new one. Writes of this process follow
 * each other in the order of the calls, and every process has a temporary file of its own.
 */
export async function writeRegistry(file: string, registry: Registry): Promise<void> {
  const content = `${JSON.stringify(registrySchema.parse(registry), null, 2)}\n`;
  const before = writes.get(file) ?? Promise.resolve();
  const write = before
    .catch(() => undefined)
    .then(async () => {
      const next = `${file}.${process.pid}.next`;
      await writeFile(next, content);
      await rename(next, file);
    });
  writes.set(file, write);
  await write;
}

/** @throws when the file holds no registry */
export async function readRegistry(file: string): Promise<Registry> {
  return registrySchema.parse(JSON.parse(await readFile(file, 'utf8')));
}
