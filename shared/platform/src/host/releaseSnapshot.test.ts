import type { LiveRelease } from './liveRelease.ts';
import { releaseSnapshot } from './releaseSnapshot.ts';

function aRelease(release: string, webBase: string): LiveRelease {
  return {
    release,
    entry: { release, url: 'http://localhost/' },
    container: `mf_search_${release}`,
    manifest: {
      name: 'mf-search',
      release,
      container: `mf_search_${release}`,
      contract: 3,
      exposes: { SearchBox: { js: ['box.js'], css: ['box.css'] } },
      integrity: { 'web/box.js': `sha256-${release}`, 'web/remoteEntry.js': `sha256-entry-${release}` },
    },
    modules: new Map([['SearchBox', { release }]]),
    webBase,
    nodeEntry: 'http://localhost/node/remoteEntry.js',
    files: [],
  };
}

const LIVE = aRelease('1', '/remotes/mf-search/1/web/');
const OVERRIDE = aRelease('dev', 'http://localhost:5001/web/');
const released = new Map([['mf-search', LIVE]]);

test('a snapshot has the modules and files of the live release', async () => {
  const snapshot = releaseSnapshot(released, new Map());

  expect(await snapshot.load('mf-search/SearchBox')).toEqual({ release: '1' });
  expect(snapshot.webFiles(['mf-search/SearchBox', 'mf-catalog/ListPage'])).toEqual({
    js: ['/remotes/mf-search/1/web/remoteEntry.js', '/remotes/mf-search/1/web/box.js'],
    css: ['/remotes/mf-search/1/web/box.css'],
  });
  expect(snapshot.integrityOf('/remotes/mf-search/1/web/box.js')).toBe('sha256-1');
});

test('an expose without a live release is missing', async () => {
  const snapshot = releaseSnapshot(released, new Map());

  expect(snapshot.has('mf-catalog/ListPage')).toBe(false);
  await expect(snapshot.load('mf-catalog/ListPage')).rejects.toThrow('no live release exposes it');
});

test('a snapshot does not change when another release goes live', () => {
  const live = new Map(released);
  const snapshot = releaseSnapshot(live, new Map());

  live.set('mf-search', aRelease('2', '/remotes/mf-search/2/web/'));

  expect(snapshot.releaseOf('mf-search/SearchBox')).toBe('1');
});

test('an override replaces the live release, without integrity values', () => {
  const snapshot = releaseSnapshot(released, new Map([['mf-search', OVERRIDE]]));

  expect(snapshot.releaseOf('mf-search/SearchBox')).toBe('dev');
  expect(snapshot.integrityOf('http://localhost:5001/web/box.js')).toBeUndefined();
  expect(snapshot.pageRemotes['mf-search']).toEqual({
    container: 'mf_search_dev',
    entry: 'http://localhost:5001/web/remoteEntry.js',
  });
});
