import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { outputFolder, releaseIdOf } from '@storefront/federation/build/release';
import { registrySchema, type Registry, type RegistryRelease } from '@storefront/federation/registry';
import { integrityOf } from './completeRelease.ts';
import { REMOTES, ROOT } from './root.ts';
import type { RemoteFolder } from './settings.ts';

/** The registry entry of a release that lies in `folder` and is served at `url`. */
export async function registryRelease(folder: string, url: string): Promise<RegistryRelease> {
  const manifest = await readFile(path.join(folder, 'release.json'));
  return { release: path.basename(folder), url, integrity: integrityOf(manifest) };
}

/** The registry of a site that runs what the sources make now. */
export async function builtRegistry(ports: Record<RemoteFolder, number>): Promise<Registry> {
  const entries = REMOTES.map(async (name) => {
    const dir = path.join(ROOT, name);
    const release = releaseIdOf(name, dir);
    return [
      name,
      await registryRelease(outputFolder(dir, release), `http://localhost:${ports[name]}/${release}/`),
    ] as const;
  });
  return { remotes: Object.fromEntries(await Promise.all(entries)) };
}

/** Replaces the registry in one step: a shell that reads it meanwhile sees the old or the new one. */
export async function writeRegistry(file: string, registry: Registry): Promise<void> {
  await writeFile(`${file}.next`, `${JSON.stringify(registrySchema.parse(registry), null, 2)}\n`);
  await rename(`${file}.next`, file);
}

/** @throws when the file holds no registry */
export async function readRegistry(file: string): Promise<Registry> {
  return registrySchema.parse(JSON.parse(await readFile(file, 'utf8')));
}
