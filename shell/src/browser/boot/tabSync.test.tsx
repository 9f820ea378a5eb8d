import { RouterContextProvider } from 'react-router-dom';
import { createCartSession } from '@hemvaror/runtime/cart/cartSession';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { testShop } from '@hemvaror/testing/testShop';
import { stubApi } from '@hemvaror/testing/stubApi';
import { createMarketSession } from '../../app/market/marketSession.ts';
import { startCrossTabSync } from '../../app/cross-tab-sync/crossTabSync.ts';
import { createTabSync } from './tabSync.ts';
import { Visit } from './visit.ts';

jest.mock('../../app/cross-tab-sync/crossTabSync.ts', () => ({ startCrossTabSync: jest.fn(() => ({})) }));

/** The browser's own channel, which jsdom lacks. */
class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();
  constructor() {
    super();
    FakeChannel.open.add(this);
  }
  close(): void {
    FakeChannel.open.delete(this);
  }
}
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
});
afterEach(() => {
  FakeChannel.open.clear();
  jest.useRealTimers();
  jest.clearAllMocks();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

function aTabSync() {
  const store = createAppStore();
  const { operations } = stubApi({});
  const cart = createCartSession({
    operations,
    initial: null,
    market: () => 'se',
    readId: () => undefined,
    writeId: () => undefined,
  });
  return createTabSync(() => ({
    store,
    cart,
    auth: { follow: async () => undefined },
    i18n: createI18n('sv', {}),
    market: {
      session: createMarketSession(testShop(), async () => false),
      channel: undefined,
      context: new RouterContextProvider(),
      operations,
      cart,
      visit: new Visit(),
    },
    served: { state: store.getState(), cart: null, shop: testShop() },
    refreshPage: async () => undefined,
  }));
}

/** @returns `isBehind` of each start */
async function starts(): Promise<unknown[]> {
  await jest.advanceTimersByTimeAsync(20);
  return jest.mocked(startCrossTabSync).mock.calls.map(([{ isBehind }]) => isBehind);
}

function navigatedBy(type: string): void {
  const entry = { type, name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}) };
  Object.assign(performance, { getEntriesByType: () => [entry] });
}

test('an untouched page loads the sync with the first message of another tab', async () => {
  navigatedBy('navigate');
  aTabSync().startIfBehind();
  expect(await starts()).toEqual([]);

  for (const channel of FakeChannel.open) channel.dispatchEvent(new Event('message'));

  expect(await starts()).toEqual([true]);
  expect(FakeChannel.open.size).toBe(0);
});

test('an untouched page loads the sync when its window gets the focus [CART-17]', async () => {
  navigatedBy('navigate');
  aTabSync().startIfBehind();

  window.dispatchEvent(new Event('focus'));

  expect(await starts()).toEqual([true]);
});

test('a page that the browser restored from its history may be behind', async () => {
  navigatedBy('back_forward');

  aTabSync().startIfBehind();

  expect(await starts()).toEqual([true]);
});

test('an untouched page that is restored from the back/forward cache loads the sync, which loads the page again', async () => {
  navigatedBy('navigate');
  aTabSync().startIfBehind();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(await starts()).toEqual([]);

  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  expect(await starts()).toEqual([true]);
  expect(startCrossTabSync).toHaveBeenCalledWith(expect.objectContaining({ isRestored: true }));
});

test.each([
  ['has no channel', undefined],
  [
    'blocks channels',
    function BlockedChannel() {
      throw new DOMException('blocked', 'SecurityError');
    },
  ],
])('in a browser that %s, an untouched page loads the sync when its window gets the focus', async (_what, channel) => {
  navigatedBy('navigate');
  Object.assign(globalThis, { BroadcastChannel: channel });
  aTabSync().startIfBehind();
  expect(await starts()).toEqual([]);

  window.dispatchEvent(new Event('focus'));

  expect(await starts()).toEqual([true]);
});

test('a touched page is not behind, and has no second channel', async () => {
  navigatedBy('navigate');
  const tabSync = aTabSync();

  await tabSync.start();
  tabSync.startIfBehind();

  expect(await starts()).toEqual([false]);
  expect(FakeChannel.open.size).toBe(0);
});
