import { existsSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { KeptReleases } from './keptReleases.ts';

const FILES = new Map([
  ['release.json', Buffer.from('{}')],
  ['web/remoteEntry.js', Buffer.from('1')],
]);
const entryOf = (release: string) => ({ release, url: `http://localhost:3002/${release}/`, integrity: 'sha384-a' });

function aStore() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  return { folder, kept: new KeptReleases(folder) };
}

test('the files of a release are stored as a whole, once', async () => {
  const { kept } = aStore();
  await Promise.all([
    kept.keep('mf-search', 'a', FILES),
    new KeptReleases(path.dirname(kept.root)).keep('mf-search', 'a', FILES),
  ]);

  expect(kept.has('mf-search', 'a')).toBe(true);
  expect(kept.has('mf-search', 'b')).toBe(false);
  expect(readFileSync(path.join(kept.folderOf('mf-search', 'a'), 'web/remoteEntry.js'), 'utf8')).toBe('1');
});

test('the release that was live last is the last good one, unless it is dangerous or its files are lost', async () => {
  const { kept } = aStore();
  for (const release of ['a', 'b', 'lost']) {
    if (release !== 'lost') await kept.keep('mf-search', release, FILES);
    await kept.note('mf-search', entryOf(release));
  }
  await kept.note('mf-search', entryOf('lost'));

  expect((await kept.history('mf-search')).map(({ entry }) => entry?.release)).toEqual(['lost', 'b', 'a']);
  expect(await kept.good('mf-search')).toEqual([entryOf('b'), entryOf('a')]);
  expect(await kept.good('mf-search', 'b')).toEqual([entryOf('a')]);
  expect(await kept.remotes()).toEqual(['mf-search']);
});

test('a withdrawn remote has no last good release until another one is live', async () => {
  const { kept } = aStore();
  await kept.note('mf-search', null);
  expect(await kept.history('mf-search')).toEqual([]);
  await kept.keep('mf-search', 'a', FILES);
  await kept.note('mf-search', entryOf('a'));
  await kept.note('mf-search', null);

  expect(await kept.good('mf-search')).toEqual([]);
  await kept.note('mf-search', entryOf('a'));
  expect(await kept.good('mf-search')).toEqual([entryOf('a')]);
});

test('ten releases that were live are kept, and what was never live for a day', async () => {
  const { kept } = aStore();
  await kept.keep('mf-search', 'never-live', FILES);
  await kept.keep('mf-search', 'new', FILES);
  const yesterday = Date.now() / 1_000 - 25 * 3_600;
  utimesSync(kept.folderOf('mf-search', 'never-live'), yesterday, yesterday);
  for (let at = 0; at < 12; at += 1) {
    await kept.keep('mf-search', `r${at}`, FILES);
    await kept.note('mf-search', entryOf(`r${at}`));
    if (at > 0) utimesSync(kept.folderOf('mf-search', `r${at - 1}`), yesterday, yesterday);
  }

  const releases = ['never-live', 'new', ...Array.from({ length: 12 }, (_one, at) => `r${at}`)];
  expect(releases.filter((release) => !kept.has('mf-search', release))).toEqual(['never-live', 'r0', 'r1']);
});

test('a release that was stored long ago is kept for a day after it was live, also after its withdrawal', async () => {
  const { kept } = aStore();
  const yesterday = Date.now() / 1_000 - 25 * 3_600;
  const live = async (release: string) => {
    await kept.keep('mf-search', release, FILES);
    utimesSync(kept.folderOf('mf-search', release), yesterday, yesterday);
    await kept.note('mf-search', entryOf(release));
  };
  for (let at = 0; at < 12; at += 1) await live(`r${at}`);
  await kept.forget('mf-search', 'r11');
  await live('r12');

  expect(['r0', 'r1', 'r11'].filter((release) => kept.has('mf-search', release))).toEqual(['r0', 'r1', 'r11']);
});

test('the release before a withdrawn one is live from then on', async () => {
  const { kept } = aStore();
  await kept.note('mf-search', entryOf('a'));
  const periods = ['c', 'b', 'a'].map((release) => ({ entry: entryOf(release), since: '2026-01-01T00:00:00.000Z' }));
  writeFileSync(path.join(kept.root, 'mf-search/live.json'), JSON.stringify(periods));

  await kept.forget('mf-search', 'a');
  expect(await kept.history('mf-search')).toEqual(periods.slice(0, 2));
  await kept.forget('mf-search', 'c');
  expect((await kept.history('mf-search'))[0]?.since).not.toBe(periods[1]?.since);
});

test('forgetting a release of a remote that was never live creates no history', async () => {
  const { kept } = aStore();
  await kept.keep('mf-search', 'a', FILES);
  await kept.forget('mf-search', 'a');

  expect(await kept.remotes()).toEqual([]);
});

test('rollbacks between two releases leave the others in the history', async () => {
  const { kept } = aStore();
  for (const release of ['old', 'a', 'b', 'a', 'b', 'a', 'b', 'a', 'b', 'a', 'b', 'a']) {
    await kept.note('mf-search', entryOf(release));
  }

  expect((await kept.history('mf-search')).map(({ entry }) => entry?.release)).toEqual(['a', 'b', 'old']);
});

test('a damaged history counts as none', async () => {
  const { kept } = aStore();
  await kept.note('mf-search', entryOf('a'));
  writeFileSync(path.join(kept.root, 'mf-search/live.json'), '[{"entry"');

  expect(await kept.history('mf-search')).toEqual([]);
  expect(await kept.good('mf-search')).toEqual([]);
});

test.each(['..', '.', 'a/b', '', 'a\0'])('the name %j is refused', async (name) => {
  const { kept, folder } = aStore();

  await expect(kept.keep('mf-search', name, FILES)).rejects.toThrow('Invalid name');
  await expect(kept.keep(name, 'a', FILES)).rejects.toThrow('Invalid name');
  await expect(kept.keep('mf-search', 'a', new Map([['../b', Buffer.from('')]]))).rejects.toThrow('Invalid name');
  expect(existsSync(path.join(folder, 'b'))).toBe(false);
});
