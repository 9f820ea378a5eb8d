import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { TEST_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { readRegistry, registryRelease, writeRegistry } from '@hemvaror/platform/build/registryFile';
import { ROOT } from '@hemvaror/tooling/project/root';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import type { Site } from '@hemvaror/tooling/site/site';
import { brokenExpose, type ExposeKind } from './brokenExpose.ts';
import { buildCopy } from './buildCopy.ts';
import { copyFolder } from './isolatedSite.ts';

/** One folder for each worker: two specs build the same remotes. */
const workFolder = () => path.join(ROOT, `e2e/.work/broken-${test.info().parallelIndex}`);

/** A release that fails on demand, in a folder that also contains the remote's working releases. */
export interface BrokenRelease {
  remote: RemoteName;
  /** Folder that a site serves as the remote's origin. */
  dist: string;
  /** Folder of the release. */
  folder: string;
}

/** Builds a copy of a remote whose given exposes fail on demand. @param exposes name → kind */
export async function buildBroken(remote: RemoteName, exposes: Record<string, ExposeKind>): Promise<BrokenRelease> {
  const work = workFolder();
  const copy = path.join(work, remote);
  const dist = path.join(work, `${remote}-dist`);
  await copyFolder(path.join(ROOT, remote), copy);
  await rm(dist, { recursive: true, force: true });
  await cp(path.join(ROOT, remote, 'dist'), dist, { recursive: true });

  const config = path.join(copy, 'federation.config.ts');
  let text = await readFile(config, 'utf8');
  for (const [expose, kind] of Object.entries(exposes)) {
    const file = new RegExp(`'./${expose}': './(src/.+)'`).exec(text)?.[1];
    if (!file) throw new Error(`${remote} exposes no ${expose}.`);
    const broken = path.join(path.dirname(file), `Broken${expose}.tsx`);
    await writeFile(path.join(copy, broken), brokenExpose(expose, path.basename(file), kind));
    text = text.replace(`./${file}`, `./${broken}`);
  }
  await writeFile(config, text);
  return { remote, dist, folder: await buildCopy(remote, copy, dist) };
}

/** Makes a release live: changes the registry and waits until the shell uses it. */
export async function deploy(site: Site, remote: RemoteName, folder: string): Promise<void> {
  await updateRegistry(site, remote, folder);
  await waitUntilLive(site.origin, path.basename(folder));
}

/** Changes the registry without waiting for the shell. @returns the folder of the previous release */
export async function updateRegistry(site: Site, remote: RemoteName, folder: string): Promise<string> {
  const registry = await readRegistry(site.registryFile);
  const previous = registry.remotes[remote];
  const { origin } = new URL(previous?.url ?? '');
  const release = await registryRelease(folder, `${origin}/${path.basename(folder)}/`);
  await writeRegistry(site.registryFile, { remotes: { ...registry.remotes, [remote]: release } });
  return path.join(path.dirname(folder), previous?.release ?? '');
}

/** The rehearsal runs at a low priority, so it takes long while other tests use both cores. */
async function waitUntilLive(origin: string, release: string): Promise<void> {
  const status = async () => (await httpGet(`${origin}/-/remotes`)).body;
  await expect.poll(status, { timeout: TEST_TIMEOUT_MS, intervals: [100] }).toContain(`:"${release}"`);
}
