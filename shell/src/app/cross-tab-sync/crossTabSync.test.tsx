import { BroadcastChannel, enforceOptions, OPEN_BROADCAST_CHANNELS } from 'broadcast-channel';
import { TAB_MESSAGES_KEY } from '@hemvaror/domain/site/storageKeys';
import { createAppStore, type AppStore } from '@hemvaror/runtime/state/appStore';
import { readCookie, removeCookie, writeCookie } from '@hemvaror/runtime/state/cookies';
import { favoritesSlice } from '@hemvaror/runtime/state/favoritesSlice';
import { PERSISTED_COOKIE, persistedTextOf } from '@hemvaror/runtime/state/persistedText';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { persistState } from '../../browser/persistence/persistence.ts';
import { favoritesTopic } from './favoritesTopic.ts';
import { syncTopicsAcrossTabs } from './syncTopicsAcrossTabs.ts';

const ends: (() => void)[] = [];
// In one process, and asynchronous as in a browser.
beforeEach(() => {
  enforceOptions({ type: 'simulate' });
  jest.useFakeTimers();
});
afterAll(() => enforceOptions(null));
afterEach(() => {
  for (const end of ends.splice(0)) end();
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  removeCookie(PERSISTED_COOKIE);
});

/** A tab whose page was served with these favorites. */
function aTab(productIds: number[], { syncs = true } = {}): AppStore {
  const store = createAppStore({ favorites: { productIds } });
  persistState(store);
  if (syncs) ends.push(syncTopicsAcrossTabs([favoritesTopic(store, productIds)], { channelName: 'ralph_channel' }));
  return store;
}

const toggle = (store: AppStore, productId: number) =>
  store.dispatch(favoritesSlice.actions.favoriteToggled({ productId }));
const favorites = (store: AppStore) => store.getState().favorites.productIds;
const stored = (): unknown => JSON.parse(readCookie(PERSISTED_COOKIE) ?? '{}');
/** Lets messages and the delays of the code pass. */
const synced = async () => jest.advanceTimersByTimeAsync(50);

test('adding or removing a favorite in one tab updates the other tab', async () => {
  const [one, other] = [aTab([]), aTab([])];

  toggle(one, 7);
  await synced();
  expect(favorites(other)).toEqual([7]);

  toggle(other, 8);
  toggle(other, 7);
  await synced();
  expect(favorites(one)).toEqual([8]);
  expect(stored()).toMatchObject({ favorites: [8] });
});

test('a tab that receives a message does not send it again', async () => {
  const [one] = [aTab([]), aTab([])];
  const postMessage = jest.spyOn(BroadcastChannel.prototype, 'postMessage');

  toggle(one, 7);
  await synced();

  expect(postMessage).toHaveBeenCalledTimes(1);
});

test('a suspended tab loads the changed favorites when it regains focus', () => {
  const sleeping = aTab([1]);
  writeCookie(PERSISTED_COOKIE, persistedTextOf(createAppStore({ favorites: { productIds: [1, 2] } }).getState()), 60);

  window.dispatchEvent(new Event('focus'));

  expect(favorites(sleeping)).toEqual([1, 2]);
});

test('a page in the back/forward cache closes its channel, and loads the changed favorites when it is restored', () => {
  const cachedPage = aTab([1]);
  window.dispatchEvent(new Event('pagehide'));
  expect(OPEN_BROADCAST_CHANNELS.size).toBe(0);
  const other = aTab([1], { syncs: false });
  toggle(other, 2);

  window.dispatchEvent(new Event('pageshow'));

  expect(favorites(cachedPage)).toEqual([1, 2]);
  expect(OPEN_BROADCAST_CHANNELS.size).toBe(1);
});

test('a toggle in a tab that has not read the cookie yet does not overwrite favorites of another tab', async () => {
  const [one, other] = [aTab([1, 2], { syncs: false }), aTab([1, 2], { syncs: false })];

  toggle(one, 3);
  toggle(one, 1);
  toggle(other, 4);
  await synced();

  expect(favorites(other)).toEqual([2, 3, 4]);
  expect(stored()).toMatchObject({ favorites: [2, 3, 4] });
});

test('favorites survive a missing cookie and changes of other values in it', async () => {
  const tab = aTab([1]);
  window.dispatchEvent(new Event('focus'));
  expect(favorites(tab)).toEqual([1]);

  toggle(tab, 2);
  const other = aTab([1, 2], { syncs: false });
  other.dispatch(siteSlice.actions.vatDisplayChanged({ vatIncluded: false }));
  toggle(tab, 3);
  await synced();

  expect(favorites(tab)).toEqual([1, 2, 3]);
});

test('in a browser without a channel, a message reaches the other tab through local storage', async () => {
  // In Node the package would choose a method that uses files.
  enforceOptions({ type: 'localstorage' });
  const [one, other] = [aTab([]), aTab([])];

  toggle(one, 7);
  await synced();

  expect(favorites(other)).toEqual([7]);
  expect(localStorage.getItem(TAB_MESSAGES_KEY)).toContain('"type":"favorites"');
});

test('in a browser without a channel and storage, a tab works, and loads changed favorites when it regains focus', async () => {
  enforceOptions({ type: 'localstorage' });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const [one, other] = [aTab([]), aTab([])];

  toggle(one, 7);
  await synced();
  expect([favorites(one), favorites(other)]).toEqual([[7], []]);
  window.dispatchEvent(new Event('focus'));

  expect(favorites(other)).toEqual([7]);
});
