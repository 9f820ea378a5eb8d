import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import type { Registry, RegistryRelease } from '../contract/registry.ts';
import { ReleaseStore } from '../host/store/releaseStore.ts';
import type { LiveRelease } from '../host/liveRelease.ts';
import { BrokenProcess } from '../host/rehearsal.ts';
import { Releases } from '../host/releases.ts';
import { TemporaryFailure } from '../host/temporaryFailure.ts';

/* Test data of releases in one process. */

/** Files of a stored release. */
export const CODE = new Map([['release.json', Buffer.from('{}')]]);
export const entryOf = (release: string): RegistryRelease => ({
  release,
  url: `http://localhost:3002/${release}/`,
  integrity: 'sha384-a',
});

const folders: string[] = [];

/** Removes the folders of all processes, after the tests of a file. */
export function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true });
}

/** A process with a registry file and a folder of stored releases. Releases whose id has "broken" cannot be imported. */
export function aProcess({ folder = newFolder(), demandsIntegrity = true, originWaitMs = 60_000 } = {}) {
  const registryFile = path.join(folder, 'registry.json');
  const store = new ReleaseStore(folder);
  const evicted: string[] = [];
  const held = new Map<string, Promise<void>>();
  const rehearse = jest.fn(async ({ release: { release } }: { release: RegistryRelease }) => {
    await held.get(release);
    if (release.includes('exit')) throw new BrokenProcess(`${release} ended its process`);
    if (release.includes('late')) throw new TemporaryFailure('machine', `${release} took longer than 180000 ms`);
    if (release.includes('away')) throw new TemporaryFailure('origin', `${release}: fetch failed`);
    if (release.includes('refused')) throw new Error(`${release} cannot render`);
    await store.save('mf-search', release, CODE);
  });
  const hasPassed = jest.fn(async () => false);
  const releases = new Releases({
    registries: [{ remote: undefined, address: registryFile }],
    importer: {
      load: async (name, entry) => {
        if (entry.release.includes('broken')) throw new Error('Not a module.');
        return aLiveRelease(name, entry);
      },
      evict: ({ container }) => evicted.push(container),
    },
    store,
    folder,
    rules: { demandsIntegrity },
    rehearse,
    results: { hasPassed },
    originWaitMs,
    log: fastify().log,
  });
  const pollDocument = async (registry: Registry) => {
    writeFileSync(registryFile, JSON.stringify(registry));
    await releases.refresh();
    await releases.prepared();
    return releases.status().live;
  };
  return {
    releases,
    store,
    folder,
    evicted,
    rehearse,
    hasPassed,
    /** Lets the rehearsal of a release wait. @returns the function that ends the wait */
    hold: (release: string) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(release, promise);
      return resolve;
    },
    names: (remotes: Registry['remotes']) => writeFileSync(registryFile, JSON.stringify({ remotes })),
    poll: async (remotes: Registry['remotes']) => pollDocument({ remotes }),
    pollDocument,
    losesRegistry: async () => {
      rmSync(registryFile);
      await releases.refresh();
      await releases.prepared();
      return releases.status().live;
    },
  };
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  folders.push(folder);
  return folder;
}

/** A release that is live, without modules. */
export function aLiveRelease(name: string, entry: RegistryRelease): LiveRelease {
  const container = `${name}__${entry.release}`;
  return {
    release: entry.release,
    entry,
    container,
    manifest: { name, release: entry.release, contract: 1, container, exposes: {}, integrity: {} },
    modules: new Map(),
    webBase: `${entry.url}web/`,
    nodeEntry: `${entry.url}node/remoteEntry.js`,
    files: [],
  };
}
