import { existsSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReleaseStore } from './releaseStore.ts';

const FILES = new Map([
  ['release.json', Buffer.from('{}')],
  ['web/remoteEntry.js', Buffer.from('1')],
]);
const entryOf = (release: string) => ({ release, url: `http://localhost:3002/${release}/`, integrity: 'sha384-a' });

function aStore() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  return { folder, store: new ReleaseStore(folder) };
}

test('the files of a release are stored as a whole, once', async () => {
  const { store } = aStore();
  await Promise.all([
    store.save('mf-search', 'a', FILES),
    new ReleaseStore(path.dirname(store.root)).save('mf-search', 'a', FILES),
  ]);

  expect(store.has('mf-search', 'a')).toBe(true);
  expect(store.has('mf-search', 'b')).toBe(false);
  expect(readFileSync(path.join(store.folderOf('mf-search', 'a'), 'web/remoteEntry.js'), 'utf8')).toBe('1');
});

test('files of another build with the same id replace the stored ones', async () => {
  const { store } = aStore();
  await store.save('mf-search', 'a', FILES);
  const other = new Map([['release.json', Buffer.from('{"schema":2}')]]);

  await store.save('mf-search', 'a', other);

  expect(readFileSync(path.join(store.folderOf('mf-search', 'a'), 'release.json'), 'utf8')).toBe('{"schema":2}');
  expect(existsSync(path.join(store.folderOf('mf-search', 'a'), 'web/remoteEntry.js'))).toBe(false);
});

test('a release that browsers still request is not removed for a day', async () => {
  const { store } = aStore();
  const yesterday = Date.now() / 1_000 - 25 * 3_600;
  for (const release of ['requested', 'forgotten']) {
    await store.save('mf-search', release, FILES);
    utimesSync(store.folderOf('mf-search', release), yesterday, yesterday);
  }
  await store.noteRequest('mf-search', 'requested');
  await store.noteRequest('mf-search', 'missing');

  await store.note('mf-search', entryOf('live'));

  expect(['requested', 'forgotten', 'missing'].map((release) => store.has('mf-search', release))).toEqual([
    true,
    false,
    false,
  ]);
});

test('the release that was live last is the last good one, unless it is dangerous or its files are lost', async () => {
  const { store } = aStore();
  for (const release of ['a', 'b', 'lost']) {
    if (release !== 'lost') await store.save('mf-search', release, FILES);
    await store.note('mf-search', entryOf(release));
  }
  await store.note('mf-search', entryOf('lost'));

  expect((await store.history('mf-search')).map(({ entry }) => entry?.release)).toEqual(['lost', 'b', 'a']);
  expect(await store.good('mf-search')).toEqual([entryOf('b'), entryOf('a')]);
  expect(await store.good('mf-search', 'b')).toEqual([entryOf('a')]);
  expect(await store.remotes()).toEqual(['mf-search']);
});

test('a withdrawn remote has no last good release until another one is live', async () => {
  const { store } = aStore();
  await store.note('mf-search', null);
  expect(await store.history('mf-search')).toEqual([]);
  await store.save('mf-search', 'a', FILES);
  await store.note('mf-search', entryOf('a'));
  await store.note('mf-search', null);

  expect(await store.good('mf-search')).toEqual([]);
  await store.note('mf-search', entryOf('a'));
  expect(await store.good('mf-search')).toEqual([entryOf('a')]);
});

test('ten releases that were live are kept, and what was never live for a day', async () => {
  const { store } = aStore();
  await store.save('mf-search', 'never-live', FILES);
  await store.save('mf-search', 'new', FILES);
  const yesterday = Date.now() / 1_000 - 25 * 3_600;
  utimesSync(store.folderOf('mf-search', 'never-live'), yesterday, yesterday);
  for (let at = 0; at < 12; at += 1) {
    await store.save('mf-search', `r${at}`, FILES);
    await store.note('mf-search', entryOf(`r${at}`));
    if (at > 0) utimesSync(store.folderOf('mf-search', `r${at - 1}`), yesterday, yesterday);
  }

  const releases = ['never-live', 'new', ...Array.from({ length: 12 }, (_one, at) => `r${at}`)];
  expect(releases.filter((release) => !store.has('mf-search', release))).toEqual(['never-live', 'r0', 'r1']);
});

test('a release that was stored long ago is kept for a day after it was live, also after its withdrawal', async () => {
  const { store } = aStore();
  const yesterday = Date.now() / 1_000 - 25 * 3_600;
  const live = async (release: string) => {
    await store.save('mf-search', release, FILES);
    utimesSync(store.folderOf('mf-search', release), yesterday, yesterday);
    await store.note('mf-search', entryOf(release));
  };
  for (let at = 0; at < 12; at += 1) await live(`r${at}`);
  await store.forget('mf-search', 'r11');
  await live('r12');

  expect(['r0', 'r1', 'r11'].filter((release) => store.has('mf-search', release))).toEqual(['r0', 'r1', 'r11']);
});

test('the release before a withdrawn one is live from then on', async () => {
  const { store } = aStore();
  await store.note('mf-search', entryOf('a'));
  const periods = ['c', 'b', 'a'].map((release) => ({ entry: entryOf(release), since: '2026-01-01T00:00:00.000Z' }));
  writeFileSync(path.join(store.root, 'mf-search/live.json'), JSON.stringify(periods));

  await store.forget('mf-search', 'a');
  expect(await store.history('mf-search')).toEqual(periods.slice(0, 2));
  await store.forget('mf-search', 'c');
  expect((await store.history('mf-search'))[0]?.since).not.toBe(periods[1]?.since);
});

test('forgetting a release of a remote that was never live creates no history', async () => {
  const { store } = aStore();
  await store.save('mf-search', 'a', FILES);
  await store.forget('mf-search', 'a');

  expect(await store.remotes()).toEqual([]);
});

test('rollbacks between two releases leave the others in the history', async () => {
  const { store } = aStore();
  for (const release of ['old', 'a', 'b', 'a', 'b', 'a', 'b', 'a', 'b', 'a', 'b', 'a']) {
    await store.note('mf-search', entryOf(release));
  }

  expect((await store.history('mf-search')).map(({ entry }) => entry?.release)).toEqual(['a', 'b', 'old']);
});

test('a damaged history counts as none', async () => {
  const { store } = aStore();
  await store.note('mf-search', entryOf('a'));
  writeFileSync(path.join(store.root, 'mf-search/live.json'), '[{"entry"');

  expect(await store.history('mf-search')).toEqual([]);
  expect(await store.good('mf-search')).toEqual([]);
});

test.each(['..', '.', 'a/b', '', 'a\0'])('the name %j is refused', async (name) => {
  const { store, folder } = aStore();

  await expect(store.save('mf-search', name, FILES)).rejects.toThrow('Invalid name');
  await expect(store.save(name, 'a', FILES)).rejects.toThrow('Invalid name');
  await expect(store.save('mf-search', 'a', new Map([['../b', Buffer.from('')]]))).rejects.toThrow('Invalid name');
  expect(existsSync(path.join(folder, 'b'))).toBe(false);
});

test('what is stored of a remote that no registry has named for 30 days is removed', async () => {
  const { store } = aStore();
  const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000);
  for (const remote of ['mf-search', 'mf-gone', 'mf-new']) {
    await store.save(remote, 'a', FILES);
    await store.note(remote, entryOf('a'));
    if (remote !== 'mf-new') utimesSync(path.join(store.root, remote, 'live.json'), longAgo, longAgo);
  }

  await store.removeGone(new Set(['mf-search']));
  expect((await store.remotes()).toSorted()).toEqual(['mf-new', 'mf-search']);

  // Its age counts from the last time that it was named.
  await store.removeGone(new Set());
  expect((await store.remotes()).toSorted()).toEqual(['mf-new', 'mf-search']);
});
