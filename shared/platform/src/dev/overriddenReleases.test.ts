import type { LiveRelease } from '../host/liveRelease.ts';
import { OverriddenReleases } from './overriddenReleases.ts';

const ADDRESS = 'http://localhost:3102/local/';

function aShell() {
  const builds = new Map<string, string>();
  const prepared: { release: string; old: string | undefined }[] = [];
  const evicted: string[] = [];
  const failing = new Set<string>();
  const releases = new OverriddenReleases(
    {
      prepare: async (_name, { url }, old) => {
        const release = `${url} ${builds.get(url)}`;
        if (failing.has(release)) throw new Error('broken at import');
        prepared.push({ release, old: old?.release });
        return aRelease(release);
      },
      evict: ({ release }) => evicted.push(release),
    },
    {
      allow: () => undefined,
      disallow: () => undefined,
      text: async ({ href }) => {
        const build = builds.get(href.replace('release.json', ''));
        if (build === undefined) throw new Error('fetch failed');
        return build;
      },
    },
  );
  return { builds, prepared, evicted, failing, releases };
}

function aRelease(release: string): LiveRelease {
  return {
    release,
    entry: { release, url: ADDRESS },
    container: release,
    manifest: { name: 'mf-search', release, contract: 2, container: release, exposes: {}, integrity: {} },
    modules: new Map(),
    webBase: '',
    nodeEntry: '',
    files: [],
  };
}

test('a build is imported once for all requests', async () => {
  const { builds, prepared, releases } = aShell();
  builds.set(ADDRESS, 'first');

  const [one, two] = await Promise.all([1, 2].map(() => releases.release('mf-search', ADDRESS)));
  const three = await releases.release('mf-search', ADDRESS);

  expect(prepared).toHaveLength(1);
  expect([two, three]).toEqual([one, one]);
});

test('a new build replaces the previous one', async () => {
  const { builds, prepared, releases } = aShell();
  builds.set(ADDRESS, 'first');
  await releases.release('mf-search', ADDRESS);
  builds.set(ADDRESS, 'second');

  const { release } = await releases.release('mf-search', ADDRESS);

  expect(release).toBe(`${ADDRESS} second`);
  expect(prepared.at(-1)?.old).toBe(`${ADDRESS} first`);
});

test('a failed import rejects, and the next visit imports again', async () => {
  const { builds, failing, releases } = aShell();
  builds.set(ADDRESS, 'first');
  failing.add(`${ADDRESS} first`);
  await expect(releases.release('mf-search', ADDRESS)).rejects.toThrow('broken at import');
  failing.clear();

  await expect(releases.release('mf-search', ADDRESS)).resolves.toMatchObject({ release: `${ADDRESS} first` });
});

test('an unreachable address rejects', async () => {
  await expect(aShell().releases.release('mf-search', ADDRESS)).rejects.toThrow('fetch failed');
});

test('the ninth address evicts the least recently used one', async () => {
  const { builds, evicted, releases } = aShell();
  const addresses = Array.from({ length: 9 }, (_, at) => `http://localhost:${3_100 + at}/local/`);
  for (const address of addresses) builds.set(address, 'first');
  for (const address of addresses.slice(0, 8)) await releases.release('mf-search', address);
  await releases.release('mf-search', addresses[0] ?? '');

  await releases.release('mf-search', addresses[8] ?? '');

  expect(evicted).toEqual([`${addresses[1]} first`]);
});
