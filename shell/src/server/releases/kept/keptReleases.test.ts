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
    utimesSync(kept.folderOf('mf-search', `r${at}`), yesterday, yesterday);
    await kept.note('mf-search', entryOf(`r${at}`));
  }

  const releases = ['never-live', 'new', ...Array.from({ length: 12 }, (_one, at) => `r${at}`)];
  expect(releases.filter((release) => !kept.has('mf-search', release))).toEqual(['never-live', 'r0', 'r1']);
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
