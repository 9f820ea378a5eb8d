import { BroadcastChannel, enforceOptions, OPEN_BROADCAST_CHANNELS } from 'broadcast-channel';
import { createAppStore, type AppStore } from '@hemvaror/runtime/state/appStore';
import { readCookie, removeCookie, writeCookie } from '@hemvaror/runtime/state/cookies';
import { favoritesSlice } from '@hemvaror/runtime/state/favoritesSlice';
import { PERSISTED_COOKIE, persistedTextOf } from '@hemvaror/runtime/state/persistedText';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { persistState } from '../../browser/persistence/persistence.ts';
import { favoritesTopic } from './favoritesTopic.ts';
import { syncFavoritesAcrossTabs } from './syncFavoritesAcrossTabs.ts';

const ends: (() => void)[] = [];
// Within one process, and as late as a browser's.
beforeAll(() => enforceOptions({ type: 'simulate' }));
afterAll(() => enforceOptions(null));
afterEach(() => {
  for (const end of ends.splice(0)) end();
  removeCookie(PERSISTED_COOKIE);
});

/** A tab that was served when these were the favorites. */
function aTab(productIds: number[], { follows = true } = {}): AppStore {
  const store = createAppStore({ favorites: { productIds } });
  persistState(store);
  if (follows) ends.push(syncFavoritesAcrossTabs(store, [favoritesTopic(store, productIds)]));
  return store;
}

const toggle = (store: AppStore, productId: number) =>
  store.dispatch(favoritesSlice.actions.favoriteToggled({ productId }));
const favorites = (store: AppStore) => store.getState().favorites.productIds;
const stored = (): unknown => JSON.parse(readCookie(PERSISTED_COOKIE) ?? '{}');
const told = async () => new Promise((resolve) => setTimeout(resolve, 50));

test('a favorite of one tab is one of the other, and both can be let go of in either', async () => {
  const [one, other] = [aTab([]), aTab([])];

  toggle(one, 7);
  await told();
  expect(favorites(other)).toEqual([7]);

  toggle(other, 8);
  toggle(other, 7);
  await told();
  expect(favorites(one)).toEqual([8]);
  expect(stored()).toMatchObject({ favorites: [8] });
});

test('who hears does not tell on', async () => {
  const [one] = [aTab([]), aTab([])];
  const say = jest.spyOn(BroadcastChannel.prototype, 'postMessage');

  toggle(one, 7);
  await told();

  expect(say).toHaveBeenCalledTimes(1);
});

test('a tab that slept sees what was toggled meanwhile when the shopper comes back to it', () => {
  const sleeping = aTab([1]);
  writeCookie(PERSISTED_COOKIE, persistedTextOf(createAppStore({ favorites: { productIds: [1, 2] } }).getState()), 60);

  window.dispatchEvent(new Event('focus'));

  expect(favorites(sleeping)).toEqual([1, 2]);
});

test('a page that the browser keeps holds no channel, and catches up when it is shown again', () => {
  const kept = aTab([1]);
  window.dispatchEvent(new Event('pagehide'));
  expect(OPEN_BROADCAST_CHANNELS.size).toBe(0);
  const other = aTab([1], { follows: false });
  toggle(other, 2);

  window.dispatchEvent(new Event('pageshow'));

  expect(favorites(kept)).toEqual([1, 2]);
  expect(OPEN_BROADCAST_CHANNELS.size).toBe(1);
});

test('a toggle in a tab that has not looked yet costs the other tab none of its own', async () => {
  const [one, other] = [aTab([1, 2], { follows: false }), aTab([1, 2], { follows: false })];

  toggle(one, 3);
  toggle(one, 1);
  toggle(other, 4);
  await told();

  expect(favorites(other)).toEqual([2, 3, 4]);
  expect(stored()).toMatchObject({ favorites: [2, 3, 4] });
});

test('a cookie that was cleared, broken or changed in another respect costs no favorite', async () => {
  const tab = aTab([1]);
  window.dispatchEvent(new Event('focus'));
  expect(favorites(tab)).toEqual([1]);

  toggle(tab, 2);
  const other = aTab([1, 2], { follows: false });
  other.dispatch(siteSlice.actions.vatDisplayChanged({ vatIncluded: false }));
  toggle(tab, 3);
  await told();

  expect(favorites(tab)).toEqual([1, 2, 3]);
});
