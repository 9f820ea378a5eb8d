import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import type { Registry, RegistryRelease } from '@hemvaror/runtime/contract/registry';
import { KeptReleases } from './kept/keptReleases.ts';
import type { LiveRelease } from './liveRelease.ts';
import { BrokenProcess } from './rehearsal/rehearse.ts';
import { Releases } from './releases.ts';

/* The life of releases in one process. The import into the federation runtime is tested in the browser tests of federation. */

const CODE = new Map([['release.json', Buffer.from('{}')]]);
const entryOf = (release: string): RegistryRelease => ({
  release,
  url: `http://localhost:3002/${release}/`,
  integrity: 'sha384-a',
});

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});
afterEach(() => jest.useRealTimers());

/** A process with a registry file and a folder of kept releases. Releases whose id has "broken" cannot be imported. */
function aProcess({ folder = newFolder(), demandsIntegrity = true } = {}) {
  const registryFile = path.join(folder, 'registry.json');
  const kept = new KeptReleases(folder);
  const evicted: string[] = [];
  const held = new Map<string, Promise<void>>();
  const rehearse = jest.fn(async ({ release: { release } }: { release: RegistryRelease }) => {
    await held.get(release);
    if (release.includes('exit')) throw new BrokenProcess(`${release} ended its process`);
    if (release.includes('refused')) throw new Error(`${release} cannot render`);
    await kept.keep('mf-search', release, CODE);
  });
  const releases = new Releases({
    registries: [{ remote: undefined, address: registryFile }],
    importer: {
      load: async (name, entry) => {
        if (entry.release.includes('broken')) throw new Error('Not a module.');
        return liveRelease(name, entry);
      },
      evict: ({ container }) => evicted.push(container),
    },
    kept,
    rules: { publicOrigins: [], demandsIntegrity },
    rehearse,
    log: fastify().log,
  });
  return {
    releases,
    kept,
    folder,
    evicted,
    rehearse,
    /** Lets the rehearsal of a release wait. @returns the function that ends the wait */
    hold: (release: string) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(release, promise);
      return resolve;
    },
    names: (remotes: Registry['remotes']) => writeFileSync(registryFile, JSON.stringify({ remotes })),
    poll: async (remotes: Registry['remotes']) => {
      writeFileSync(registryFile, JSON.stringify({ remotes }));
      await releases.refresh();
      await releases.prepared();
      return releases.status().live;
    },
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

function liveRelease(name: string, entry: RegistryRelease): LiveRelease {
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

test('a release goes live after its rehearsal, and is prepared once', async () => {
  const { releases, poll, rehearse } = aProcess();
  expect(await poll({ 'mf-search': entryOf('a') })).toEqual({ 'mf-search': 'a' });
  const generation = releases.generation();

  expect(await poll({ 'mf-search': entryOf('a') })).toEqual({ 'mf-search': 'a' });
  expect(rehearse).toHaveBeenCalledTimes(1);
  expect(releases.generation()).toBe(generation);

  expect(await poll({ 'mf-search': entryOf('b') })).toEqual({ 'mf-search': 'b' });
  expect(releases.generation()).toBeGreaterThan(generation);
});

test('the live release at another address is prepared again', async () => {
  const { releases, poll, rehearse } = aProcess();
  await poll({ 'mf-search': entryOf('a') });
  const moved = { ...entryOf('a'), url: 'http://localhost:3003/a/' };

  await poll({ 'mf-search': moved });

  expect(rehearse).toHaveBeenLastCalledWith(expect.objectContaining({ release: moved }), expect.anything());
  expect(releases.snapshot().pageRemotes['mf-search']?.entry).toBe('http://localhost:3003/a/web/remoteEntry.js');
});

test.each(['refused', 'broken', 'exit'])(
  'a release that is %s leaves the live one, and its reason is known',
  async (bad) => {
    const { releases, poll } = aProcess();
    await poll({ 'mf-search': entryOf('a') });

    expect(await poll({ 'mf-search': entryOf(bad) })).toEqual({ 'mf-search': 'a' });
    expect(releases.status().failures['mf-search']).toMatch(new RegExp(`^${bad}: `));

    expect(await poll({ 'mf-search': entryOf('a') })).toEqual({ 'mf-search': 'a' });
    expect(releases.status().failures).toEqual({});
  },
);

test('a refused release is tried again after five seconds, not at every poll', async () => {
  const { poll, rehearse } = aProcess();
  const now = jest.spyOn(Date, 'now');
  await poll({ 'mf-search': entryOf('refused') });
  await poll({ 'mf-search': entryOf('refused') });
  expect(rehearse).toHaveBeenCalledTimes(1);

  now.mockReturnValue(Date.now() + 5_100);
  await poll({ 'mf-search': entryOf('refused') });
  expect(rehearse).toHaveBeenCalledTimes(2);
  now.mockRestore();
});

test('a release without an integrity value is refused where one is demanded', async () => {
  const { integrity: _unused, ...entry } = entryOf('a');

  expect(await aProcess().poll({ 'mf-search': entry })).toEqual({});
  expect(await aProcess({ demandsIntegrity: false }).poll({ 'mf-search': entry })).toEqual({ 'mf-search': 'a' });
});

test('a slow release keeps neither the other remotes nor the old release waiting', async () => {
  const { releases, poll, names, hold } = aProcess();
  await poll({ 'mf-search': entryOf('a') });
  const finish = hold('slow');
  names({ 'mf-search': entryOf('slow'), 'mf-content': entryOf('c') });
  await releases.refresh();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(releases.status().live).toEqual({ 'mf-search': 'a', 'mf-content': 'c' });

  finish();
  await releases.prepared();
  expect(releases.status().live).toEqual({ 'mf-search': 'slow', 'mf-content': 'c' });
});

test('A to B and back to A while B is prepared stays at A', async () => {
  const { releases, poll, names, hold, rehearse } = aProcess();
  await poll({ 'mf-search': entryOf('a') });
  const finish = hold('b');
  names({ 'mf-search': entryOf('b') });
  await releases.refresh();
  await releases.refresh();
  expect(rehearse).toHaveBeenCalledTimes(2);
  names({ 'mf-search': entryOf('a') });
  await releases.refresh();
  const { live } = releases.status();
  const generation = releases.generation();
  finish();
  await releases.prepared();

  await releases.refresh();
  await releases.prepared();
  expect(releases.status()).toEqual({ live, failures: {}, refusedSince: {} });
  expect(live).toEqual({ 'mf-search': 'a' });
  // B was never live.
  expect(releases.generation()).toBe(generation);
});

test('a release whose remote is withdrawn while it is prepared does not go live', async () => {
  const { releases, poll, names, hold } = aProcess();
  await poll({ 'mf-search': entryOf('a') });
  const finish = hold('b');
  names({ 'mf-search': entryOf('b') });
  await releases.refresh();
  names({ 'mf-search': null });
  await releases.refresh();
  const generation = releases.generation();
  finish();
  await releases.prepared();
  expect(releases.generation()).toBe(generation);

  await releases.refresh();
  expect(releases.status().live).toEqual({});
});

test('a replaced release is evicted after the running requests, unless it is live again', async () => {
  const { releases, poll, evicted } = aProcess();
  const a = await releases.prepare('mf-search', entryOf('a'), undefined);
  await poll({ 'mf-search': entryOf('a') });
  jest.useFakeTimers();
  await poll({ 'mf-search': entryOf('b') });
  await jest.advanceTimersByTimeAsync(9_000);
  expect(evicted).toEqual([]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(evicted).toEqual(['mf-search__a']);

  await poll({ 'mf-search': entryOf('a') });
  releases.evict(a);
  expect(evicted).toEqual(['mf-search__a']);
});

test('a remote that the registry withdraws is gone, also after a restart without the registry', async () => {
  const { poll, folder, kept } = aProcess();
  await poll({ 'mf-search': entryOf('a'), 'mf-content': entryOf('c') });
  await kept.keep('mf-content', 'c', CODE);
  expect(await poll({ 'mf-search': null, 'mf-content': entryOf('c') })).toEqual({ 'mf-content': 'c' });
  await new Promise((resolve) => setTimeout(resolve, 50));

  const restarted = aProcess({ folder });
  expect(await restarted.losesRegistry()).toEqual({ 'mf-content': 'c' });
});

test('while the registry is away the live releases stay, and a new process takes the last good ones', async () => {
  const { poll, losesRegistry, folder } = aProcess();
  await poll({ 'mf-search': entryOf('a') });
  expect(await losesRegistry()).toEqual({ 'mf-search': 'a' });

  writeFileSync(path.join(folder, 'registry.json'), 'not JSON');
  const restarted = aProcess({ folder });
  await restarted.releases.refresh();
  await restarted.releases.prepared();
  expect(restarted.releases.status().live).toEqual({ 'mf-search': 'a' });
});

test('a first release that is refused is replaced by the last good one, never by one that ended its process', async () => {
  const { poll, folder } = aProcess();
  await poll({ 'mf-search': entryOf('a') });
  await poll({ 'mf-search': entryOf('b') });

  expect(await aProcess({ folder }).poll({ 'mf-search': entryOf('refused') })).toEqual({ 'mf-search': 'b' });
  const { kept } = aProcess({ folder });
  await kept.keep('mf-search', 'exit', CODE);
  await kept.note('mf-search', entryOf('exit'));
  expect(await aProcess({ folder }).poll({ 'mf-search': entryOf('exit') })).toEqual({ 'mf-search': 'b' });
});

test('a release that replaces a refused one is noted as live', async () => {
  const { poll, folder, kept } = aProcess();
  await poll({ 'mf-search': entryOf('a') });
  await poll({ 'mf-search': entryOf('b') });
  rmSync(kept.folderOf('mf-search', 'b'), { recursive: true });

  await aProcess({ folder }).poll({ 'mf-search': entryOf('refused') });

  expect((await kept.history('mf-search')).map(({ entry }) => entry?.release)).toEqual(['a', 'b']);
});

test('the stack of an error names a release that is live, was replaced or was not imported', async () => {
  const { releases, poll } = aProcess();
  await poll({ 'mf-search': entryOf('broken') });
  await poll({ 'mf-search': entryOf('a') });
  await poll({ 'mf-search': entryOf('b') });
  const found = (release: string) =>
    releases.findFaultyRelease(`Error: x\n    at tick (${entryOf(release).url}node/SearchBox.js:3:1)`)?.release;

  expect(['a', 'b', 'broken', 'never-tried'].map(found)).toEqual(['a', 'b', 'broken', undefined]);
});

test('a live release that ends processes is withdrawn for the one before', async () => {
  const { releases, poll } = aProcess();
  await poll({ 'mf-search': entryOf('a') });
  await poll({ 'mf-search': entryOf('b') });

  await releases.withdrawFaulty('mf-search', entryOf('a'), 'not live');
  expect(releases.status().failures).toEqual({});
  expect(releases.status().live).toEqual({ 'mf-search': 'b' });
  await releases.withdrawFaulty('mf-search', entryOf('b'), 'ended two processes');
  expect(releases.status().live).toEqual({ 'mf-search': 'a' });
  expect(releases.status().failures['mf-search']).toContain('ended two processes');
});

test('a release that is withdrawn while it is about to go live is replaced at once', async () => {
  const { releases, poll, names, hold } = aProcess();
  await poll({ 'mf-search': entryOf('a') });
  const finish = hold('b');
  names({ 'mf-search': entryOf('b') });
  await releases.refresh();
  const withdrawal = releases.withdrawFaulty('mf-search', entryOf('b'), 'ended two processes');
  finish();
  await withdrawal;

  expect(releases.status().live).toEqual({ 'mf-search': 'a' });
  expect(releases.status().failures['mf-search']).toContain('ended two processes');
});

test('the shell waits for the remotes that were live before and are named, or for those of the setting', async () => {
  const { poll, folder } = aProcess();
  await poll({ 'mf-search': entryOf('a'), 'mf-content': entryOf('c') });
  await poll({ 'mf-search': entryOf('a') });

  const { releases, names, hold } = aProcess({ folder });
  const finish = hold('a');
  names({ 'mf-search': entryOf('a'), 'mf-account': entryOf('refused') });
  await releases.refresh();
  expect(await releases.missing(undefined)).toEqual(['mf-search']);
  expect(await releases.missing(['mf-catalog', 'mf-search'])).toEqual(['mf-catalog', 'mf-search']);

  finish();
  await releases.prepared();
  expect(await releases.missing(undefined)).toEqual([]);
  expect(await releases.missing(['mf-catalog', 'mf-search'])).toEqual(['mf-catalog']);
});
