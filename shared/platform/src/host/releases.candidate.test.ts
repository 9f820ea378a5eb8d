import type { Registry } from '../contract/registry.ts';
import { aProcess, entryOf, removeFolders } from '../testing/aProcess.ts';

/* A release that a share of the visitors gets, beside the live one. */

afterAll(removeFolders);

const GROWN = '2026-11-30T12:10:00.000Z';

/** A registry with a live release, and a candidate beside it. */
function aDocument(live: string, candidate?: string, share = 5, since = '2026-11-30T12:00:00.000Z'): Registry {
  return {
    remotes: { 'mf-search': entryOf(live) },
    ...(candidate && { candidates: { 'mf-search': { release: entryOf(candidate), share, since } } }),
  };
}

const containerIn = ({ releases }: Pick<ReturnType<typeof aProcess>, 'releases'>, isChosen: boolean) => {
  const chosen = new Map([...releases.candidates()].map(([remote, { release }]) => [remote, release]));
  return releases.snapshot(isChosen ? chosen : new Map()).pageRemotes['mf-search']?.container;
};

test('a candidate is loaded beside the live release, and only visitors of its share get it', async () => {
  const shop = aProcess();

  expect(await shop.pollDocument(aDocument('a', 'b'))).toEqual({ 'mf-search': 'a' });

  expect(shop.releases.candidates().get('mf-search')).toMatchObject({ share: 5, release: { release: 'b' } });
  expect([containerIn(shop, false), containerIn(shop, true)]).toEqual(['mf-search__a', 'mf-search__b']);
  expect(await shop.store.history('mf-search')).toMatchObject([{ entry: { release: 'a' } }]);
});

test('a larger share changes no release', async () => {
  const shop = aProcess();
  await shop.pollDocument(aDocument('a', 'b'));
  const generation = shop.releases.generation();

  await shop.pollDocument(aDocument('a', 'b', 25, GROWN));

  expect(shop.releases.candidates().get('mf-search')).toMatchObject({ share: 25, since: GROWN });
  expect(shop.releases.generation()).toBe(generation);
  expect(shop.rehearse).toHaveBeenCalledTimes(2);
});

test('a promoted candidate is live at once, without another import', async () => {
  const shop = aProcess();
  await shop.pollDocument(aDocument('a', 'b'));

  shop.names({ 'mf-search': entryOf('b') });
  await shop.releases.refresh();

  expect(shop.releases.status()).toMatchObject({ live: { 'mf-search': 'b' }, candidates: {} });
  await shop.releases.prepared();
  expect(shop.rehearse).toHaveBeenCalledTimes(2);
  expect(await shop.store.history('mf-search')).toMatchObject([
    { entry: { release: 'b' } },
    { entry: { release: 'a' } },
  ]);
});

test('a candidate that the registry no longer names ends, and all visitors get the live release', async () => {
  const shop = aProcess();
  await shop.pollDocument(aDocument('a', 'b'));

  await shop.pollDocument(aDocument('a'));

  expect(shop.releases.candidates().size).toBe(0);
  expect(shop.releases.status()).toMatchObject({ live: { 'mf-search': 'a' }, candidates: {} });
});

test.each([
  ['fails its rehearsal', 'refused', 'Error: refused cannot render'],
  ['cannot be imported', 'broken', 'Error: Not a module.'],
])('a candidate that %s is refused with its reason, and the live release stays', async (_what, id, failure) => {
  const shop = aProcess();

  await shop.pollDocument(aDocument('a', id));

  const status = shop.releases.status();
  expect(status.candidates).toMatchObject({ 'mf-search': { release: id, state: 'refused', failure } });
  expect([status.live, status.failures]).toEqual([{ 'mf-search': 'a' }, {}]);
  expect(shop.releases.candidates().size).toBe(0);
});

test('a candidate that harms the shop ends at once, and is not loaded again', async () => {
  const shop = aProcess();
  await shop.pollDocument(aDocument('a', 'b'));

  await shop.releases.withdrawFaulty('mf-search', entryOf('b'), 'It throws.');
  expect(shop.releases.candidates().size).toBe(0);
  await shop.pollDocument(aDocument('a', 'b'));

  expect(shop.releases.candidates().size).toBe(0);
  expect(shop.releases.status()).toMatchObject({
    live: { 'mf-search': 'a' },
    candidates: { 'mf-search': { state: 'refused', failure: 'Error: It throws.' } },
  });
});

test('while the registry cannot be read, the visitors keep a candidate, and it ends with a remote that no registry names', async () => {
  const shop = aProcess();
  await shop.pollDocument(aDocument('a', 'b'));

  await shop.losesRegistry();
  expect([shop.releases.candidates().size, shop.releases.hasCandidates()]).toEqual([1, true]);
  await shop.pollDocument({ remotes: {} });

  expect([shop.releases.candidates().size, shop.releases.hasCandidates()]).toEqual([0, false]);
  expect(shop.releases.status().live).toEqual({ 'mf-search': 'a' });
});

test('without a live release there is no candidate: the other visitors would get none', async () => {
  const shop = aProcess();

  await shop.pollDocument(aDocument('refused', 'b'));

  expect(shop.releases.status()).toMatchObject({ live: {}, candidates: { 'mf-search': { state: 'preparing' } } });
});

test('a candidate that ends while it is prepared is not used', async () => {
  const shop = aProcess();
  await shop.pollDocument(aDocument('a'));
  const finish = shop.hold('b');
  const poll = shop.pollDocument(aDocument('a', 'b'));
  while (shop.rehearse.mock.calls.length < 2) await new Promise(setImmediate);
  shop.names({ 'mf-search': entryOf('a') });
  await shop.releases.refresh();
  finish();
  await poll;

  expect(shop.releases.candidates().size).toBe(0);
});
