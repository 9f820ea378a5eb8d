import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@hemvaror/platform/contract/integrity';
import type { RegistryRelease } from '@hemvaror/platform/contract/registry';
import { RegistryError } from '@hemvaror/platform/registry/registryError';
import { manifestText } from '@hemvaror/platform/build/originManifest';

const MANIFEST = 'release.json';

/**
 * Copies a release into the folder that its origin serves: `release.json` last, so that a folder which has it is complete.
 *
 * @param release folder of the built release, whose name is its id
 * @param origin folder with one sub-folder for each release
 * @throws RegistryError if the origin has other files for this id
 */
export async function uploadRelease(release: string, origin: string): Promise<void> {
  const target = path.join(origin, path.basename(release));
  const manifest = await readFile(path.join(release, MANIFEST));
  const uploaded = await readFile(path.join(target, MANIFEST)).catch(() => undefined);
  if (uploaded?.equals(manifest)) return;
  if (uploaded)
    throw new RegistryError(
      `${target} has other files. An id is never used twice: change the sources, or upload to another folder.`,
    );
  await mkdir(target, { recursive: true });
  for (const name of await readdir(release)) {
    if (name !== MANIFEST) await cp(path.join(release, name), path.join(target, name), { recursive: true });
  }
  const draft = path.join(target, `.${MANIFEST}.${process.pid}`);
  try {
    await cp(path.join(release, MANIFEST), draft);
    await rename(draft, path.join(target, MANIFEST));
  } finally {
    await rm(draft, { force: true });
  }
}

/** Reads a release back from its origin. @throws RegistryError if it is not there, or differs */
export async function assertReadable({ release, url, integrity }: RegistryRelease): Promise<void> {
  const text = await manifestText(release, url);
  if (integrity !== undefined && integrityOf(text) !== integrity)
    throw new RegistryError(`${url} has another release than the built one. Upload it, or correct the address.`);
}
