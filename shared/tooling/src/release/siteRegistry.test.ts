import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Change } from '@hemvaror/platform/registry/registryEntry';
import { DecisionRegistry } from '@hemvaror/platform/registry/decisionRegistry';
import { isSignedByOwner } from '@hemvaror/platform/contract/signedRelease';
import { releaseKeysFrom } from '@hemvaror/platform/contract/releaseKeys';
import { siteKeys, type SiteKeys } from './siteKeys.ts';
import { releaseBuilt, siteRegistry, type SiteRegistry } from './siteRegistry.ts';

let work: string;
let registry: SiteRegistry;

beforeEach(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'site-'));
  registry = siteRegistry({ dataDir: work, registryDatabase: undefined });
});
afterEach(async () => rm(work, { recursive: true, force: true }));

/** Starts a site whose sources have this release. */
async function start(release: string, port = 3002) {
  const url = `http://localhost:${port}/${release}/`;
  return releaseBuilt(registry, { remotes: { 'mf-search': { release, url, integrity: 'sha384-x' } } });
}

const opened = async () => DecisionRegistry.open(registry.store);

async function decide(change: Change) {
  await (await opened()).decide({ remote: 'mf-search', actor: 'anna', why: 'slow', change });
}

const live = async () => (await opened()).document().remotes['mf-search'];

test('a start makes the release of the current sources live, and a second start changes nothing', async () => {
  expect(await start('a')).toEqual([]);
  await start('a');

  expect(await live()).toMatchObject({ release: 'a' });
  expect((await opened()).entries).toHaveLength(2);
});

test('a release whose origin has another port has its new address', async () => {
  await start('a');
  await start('a', 3102);

  expect(await live()).toMatchObject({ url: 'http://localhost:3102/a/' });
});

test('a rollback survives further starts, also with other sources', async () => {
  await start('a');
  await start('b');
  await decide({ kind: 'live', release: 'a', isPinned: true });

  for (const release of ['b', 'c'])
    expect(await start(release)).toMatchObject([{ remote: 'mf-search', release: 'a', decided: { actor: 'anna' } }]);
  expect(await live()).toMatchObject({ release: 'a' });
});

test('a withdrawn release stays withdrawn, and other sources go live', async () => {
  await start('a');
  await start('b');
  await decide({ kind: 'withdrawn', release: 'b' });

  expect(await start('b')).toMatchObject([{ release: 'a', decided: { why: 'slow' } }]);
  expect(await start('c')).toEqual([]);
  expect(await live()).toMatchObject({ release: 'c' });
});

test('a frozen remote keeps its release, and a thawed one gets that of the current sources', async () => {
  await start('a');
  await decide({ kind: 'frozen' });
  expect(await start('b')).toMatchObject([{ release: 'a', decided: { change: { kind: 'frozen' } } }]);

  await decide({ kind: 'thawed' });
  expect(await start('b')).toEqual([]);
  expect(await live()).toMatchObject({ release: 'b' });
});

test('a candidate survives a start, and is not live for all visitors at once', async () => {
  await start('a');
  const release = { release: 'b', url: 'http://localhost:3002/b/', integrity: 'sha384-x' };
  await decide({ kind: 'released', release });
  await decide({ kind: 'candidate', release: 'b', share: 5 });

  expect(await start('b')).toMatchObject([{ release: 'a', decided: { actor: 'anna', change: { kind: 'candidate' } } }]);
  expect((await opened()).document().candidates?.['mf-search']).toMatchObject({ share: 5 });
});

test('releases are signed with the keys of the site, and again when the keys are new', async () => {
  const built = { remotes: { 'mf-search': { release: 'a', url: 'http://localhost:3002/a/', integrity: 'sha384-x' } } };
  const isSigned = async ({ text }: SiteKeys) => {
    const release = await live();
    return release && isSignedByOwner('mf-search', release, releaseKeysFrom(text.split(',')));
  };
  const first = await siteKeys(work);
  await releaseBuilt(registry, built, first);
  await releaseBuilt(registry, built, await siteKeys(work));
  expect([await isSigned(first), (await opened()).entries.length]).toEqual([true, 2]);

  await rm(path.join(work, 'keys'), { recursive: true });
  await decide({ kind: 'frozen' });
  await decide({ kind: 'thawed' });
  await decide({ kind: 'live', release: 'a', isPinned: true });
  const second = await siteKeys(work);
  expect(await isSigned(second)).toBe(false);
  await releaseBuilt(registry, built, second);

  expect(await isSigned(second)).toBe(true);
  expect((await stat(path.join(work, 'keys/mf-search.key'))).mode & 0o077).toBe(0);
});
