import { RouterContextProvider } from 'react-router-dom';
import { enforceOptions } from 'broadcast-channel';
import { createCartSession } from '@hemvaror/runtime/cart/cartSession';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { anAuthSession } from '@hemvaror/testing/anAuthSession';
import { aCart, aCartLine } from '@hemvaror/testing/builders/aCart';
import { stubApi } from '@hemvaror/testing/stubApi';
import { testShop } from '@hemvaror/testing/testShop';
import { storedCartSummary } from '../../first-view/cart-summary/cartSummary.ts';
import { createMarketSession } from '../../app/market/marketSession.ts';
import { readCartId, writeCartId } from '../session/cartId.ts';
import { createTabSync } from './tabSync.ts';
import { Visit } from './visit.ts';
import { whenInteractive } from './whenInteractive.ts';

/** A page that a visitor without a cart has opened. */
function aPage(): Parameters<typeof whenInteractive>[0] {
  return {
    store: createAppStore(),
    cart: createCartSession({
      operations: stubApi({}).operations,
      initial: null,
      market: () => 'se',
      readId: () => undefined,
      writeId: () => undefined,
      isCustomer: () => false,
    }),
    auth: anAuthSession({ start: jest.fn(async () => undefined) }),
    tabSync: { start: async () => ({ announceOtherUser: async () => undefined }), startIfBehind: () => undefined },
    cartSummary: { getSnapshot: () => null },
    loadCode: async () => undefined,
    handoffFragment: '',
    shopHosts: [],
    tracking: undefined,
  };
}

test('a part that the browser cannot start ends alone: the page is interactive, and the session starts', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // jsdom has no marks.
  const mark = jest.fn();
  Object.assign(performance, { mark });
  const missing = new ReferenceError('BroadcastChannel is not defined');
  const page = aPage();
  page.tabSync.startIfBehind = () => {
    throw missing;
  };

  whenInteractive(page)();

  expect(mark).toHaveBeenCalledWith('hydrated');
  expect(page.auth.start).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('not started'), missing);
});

describe('20 s after the start of the hydration', () => {
  const sendBeacon = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    sendBeacon.mockClear();
    Object.assign(performance, { mark: jest.fn() });
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'sendBeacon');
  });

  test('a page that is not hydrated is reported', async () => {
    whenInteractive(aPage());

    await jest.advanceTimersByTimeAsync(19_999);
    expect(sendBeacon).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);

    expect(sendBeacon.mock.calls).toEqual([['/-/report', expect.stringContaining('"kind":"noHydration"')]]);
  });

  test('neither a page that is hydrated nor a hidden one is reported', async () => {
    whenInteractive(aPage())();
    await jest.advanceTimersByTimeAsync(20_000);
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    whenInteractive(aPage());
    await jest.advanceTimersByTimeAsync(20_000);

    expect(sendBeacon).not.toHaveBeenCalled();
  });
});

/** A browser that blocks channels, locks and storage. */
function blockTabs(): void {
  // The last method of the package in a browser: jsdom has no channel.
  enforceOptions({ type: 'localstorage' });
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
}

test('in a browser without a channel, locks and storage, the cart works, and nothing is logged', async () => {
  blockTabs();
  // jsdom has none of them.
  Object.assign(performance, { mark: jest.fn(), getEntriesByType: () => [] });
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe(): void {}
    },
  });
  const filled = aCart({ items: [aCartLine({ skuId: 7, quantity: 1 })] });
  const { operations } = stubApi({
    getCart: { data: { getCart: { ...filled, items: [] } } },
    addToCart: { data: { addToCart: filled } },
  });
  const store = createAppStore();
  const cart = createCartSession({
    operations,
    initial: null,
    market: () => 'se',
    readId: readCartId,
    writeId: writeCartId,
    lock: 'cart',
    isCustomer: () => false,
  });
  const auth = anAuthSession();
  const session = createMarketSession(testShop(), async () => false);
  const context = new RouterContextProvider();
  const tabSync = createTabSync(() => ({
    store,
    cart,
    auth,
    i18n: createI18n('sv', {}),
    market: { session, channel: undefined, context, operations, cart, visit: new Visit() },
    served: { state: store.getState(), cart: null, shop: testShop() },
    refreshPage: async () => undefined,
  }));

  const cartSummary = storedCartSummary(cart, readCartId);
  const loadCode = async () => undefined;
  const none = { handoffFragment: '', shopHosts: [], tracking: undefined };
  whenInteractive({ store, cart, auth, tabSync, cartSummary, loadCode, ...none })();
  await expect(tabSync.start()).resolves.toBeDefined();
  await expect(cart.add({ skuId: 7, quantity: 1 })).resolves.toMatchObject({ ok: true });

  expect(cart.getSnapshot()).toMatchObject({
    cart: { id: filled.id, items: [{ skuId: 7, quantity: 1 }] },
    pending: [],
  });
  expect(readCartId()).toBe(filled.id);
  writeCartId(null);
  enforceOptions(null);
});
