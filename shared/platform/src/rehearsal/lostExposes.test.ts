import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReleaseStore } from '../host/store/releaseStore.ts';
import { lostExposes } from './lostExposes.ts';

const NAME = 'mf-account';
const NAMED = new Set(
  ['OrdersPage', 'BalancePage', 'SettingsPage', 'AccountPanel'].map((expose) => `${NAME}/${expose}`),
);

function manifestOf(release: string, exposes: readonly string[]) {
  return {
    name: NAME,
    release,
    contract: 3,
    container: 'mf_account',
    exposes: Object.fromEntries(exposes.map((expose) => [expose, { js: [], css: [] }])),
    integrity: {},
  };
}

/** A store in which releases were live, the last one last. @param releases id → its exposes */
async function aStore(releases: Record<string, readonly string[]>): Promise<ReleaseStore> {
  const store = new ReleaseStore(mkdtempSync(path.join(tmpdir(), 'lost-')));
  for (const [release, exposes] of Object.entries(releases)) {
    const manifest = JSON.stringify(manifestOf(release, exposes));
    await store.save(NAME, release, new Map([['release.json', Buffer.from(manifest)]]));
    await store.note(NAME, { release, url: `http://localhost:3002/${release}/`, integrity: 'sha384-a' });
  }
  return store;
}

const lost = async (release: string, exposes: readonly string[], store: ReleaseStore) =>
  lostExposes(manifestOf(release, exposes), store, NAMED);

test('a page or panel that the shell names and the last release had is lost', async () => {
  const store = await aStore({ a: ['OrdersPage', 'AccountPanel', 'Unused'] });

  expect(await lost('b', ['SettingsPage'], store)).toEqual(['OrdersPage', 'AccountPanel']);
  expect(await lost('b', ['OrdersPage', 'AccountPanel'], store)).toEqual([]);
});

test('a page that no release had yet is not lost, so that a shell may name it first', async () => {
  expect(await lost('b', ['OrdersPage'], await aStore({ a: ['OrdersPage'] }))).toEqual([]);
  expect(await lost('a', ['OrdersPage'], await aStore({}))).toEqual([]);
});

test('a release that was live before comes back without the pages that were added since', async () => {
  const store = await aStore({ a: ['OrdersPage'], b: ['OrdersPage', 'BalancePage'] });

  expect(await lost('a', ['OrdersPage'], store)).toEqual([]);
  expect(await lost('c', ['OrdersPage'], store)).toEqual(['BalancePage']);
});
