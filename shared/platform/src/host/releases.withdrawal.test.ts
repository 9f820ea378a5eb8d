import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '@hemvaror/testing/until';
import { aProcess, CODE, entryOf, removeFolders } from '../testing/aProcess.ts';

/* Withdrawn and faulty releases, and the last good ones that replace them. */

afterAll(removeFolders);

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

test('a remote that the registry withdraws is gone, also after a restart without the registry', async () => {
  const { poll, folder, store } = aProcess();
  await poll({ 'mf-search': entryOf('a'), 'mf-content': entryOf('c') });
  await store.save('mf-content', 'c', CODE);
  expect(await poll({ 'mf-search': null, 'mf-content': entryOf('c') })).toEqual({ 'mf-content': 'c' });
  await until(async () => (await store.history('mf-search'))[0]?.entry === null);

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
  const { store } = aProcess({ folder });
  await store.save('mf-search', 'exit', CODE);
  await store.note('mf-search', entryOf('exit'));
  expect(await aProcess({ folder }).poll({ 'mf-search': entryOf('exit') })).toEqual({ 'mf-search': 'b' });
});

test('a release that replaces a refused one is noted as live', async () => {
  const { poll, folder, store } = aProcess();
  await poll({ 'mf-search': entryOf('a') });
  await poll({ 'mf-search': entryOf('b') });
  rmSync(store.folderOf('mf-search', 'b'), { recursive: true });

  await aProcess({ folder }).poll({ 'mf-search': entryOf('refused') });

  expect((await store.history('mf-search')).map(({ entry }) => entry?.release)).toEqual(['a', 'b']);
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
