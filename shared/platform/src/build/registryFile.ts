import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registrySchema, type Registry, type RegistryRelease } from '../contract/registry.ts';
import { integrityOf } from '../contract/integrity.ts';

/**
 * Creates the registry entry of a release in `folder` that is served at `url`.
 *
 * @internal
 */
export async function registryRelease(folder: string, url: string): Promise<RegistryRelease> {
  const manifest = await readFile(path.join(folder, 'release.json'));
  return { release: path.basename(folder), url, integrity: integrityOf(manifest) };
}

/** File → the last write of this process. */
const writes = new Map<string, Promise<void>>();

/**
 * Replaces the registry atomically: a shell that reads it meanwhile gets the old or the new one. Writes of this process are
 * queued, and each process has its own temporary file.
 *
 * @internal
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

/**
 * @throws Error if the file is not a registry
 * @internal
 */
export async function readRegistry(file: string): Promise<Registry> {
  return registrySchema.parse(JSON.parse(await readFile(file, 'utf8')));
}
