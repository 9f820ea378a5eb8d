import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRegistry } from '@hemvaror/platform/build/registryFile';
import type { Change } from '@hemvaror/platform/registry/registryEntry';
import { addEntry, readEntries } from '@hemvaror/platform/registry/registryFolder';
import { releaseBuilt, siteRegistry, type SiteRegistry } from './siteRegistry.ts';

let work: string;
let registry: SiteRegistry;

beforeEach(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'site-'));
  registry = siteRegistry(work);
});
afterEach(async () => rm(work, { recursive: true, force: true }));

/** Starts a site whose sources have this release. */
async function start(release: string, port = 3002) {
  const url = `http://localhost:${port}/${release}/`;
  return releaseBuilt(registry, { remotes: { 'mf-search': { release, url, integrity: 'sha384-x' } } });
}

async function decide(change: Change) {
  await addEntry(registry.folder, registry.document, { remote: 'mf-search', actor: 'anna', why: 'slow', change });
}

const live = async () => (await readRegistry(registry.document)).remotes['mf-search'];

test('a start makes the release of the current sources live, and a second start changes nothing', async () => {
  expect(await start('a')).toEqual([]);
  await start('a');

  expect(await live()).toMatchObject({ release: 'a' });
  expect(await readEntries(registry.folder)).toHaveLength(2);
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
