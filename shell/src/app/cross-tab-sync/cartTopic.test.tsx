import { waitFor } from '@testing-library/react';
import { BroadcastChannel, enforceOptions } from 'broadcast-channel';
import { ApiError } from '@hemvaror/runtime/api/apiError';
import { createCartSession, type Cart } from '@hemvaror/runtime/cart/cartSession';
import { aCart, aCartLine } from '@hemvaror/testing/builders/aCart';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { closeGate, gate } from '@hemvaror/runtime/defer/touch';
import { stubApi } from '@hemvaror/testing/stubApi';
import { readCartId, writeCartId } from '../../browser/session/cartId.ts';
import sv from '../messages/sv.json';
import { cartTopic } from './cartTopic.ts';
import { syncTopicsAcrossTabs } from './syncTopicsAcrossTabs.ts';

const ends: (() => void)[] = [];
// In one process, and asynchronous as in a browser.
beforeAll(() => enforceOptions({ type: 'simulate' }));
beforeEach(() => jest.useFakeTimers());
afterAll(() => enforceOptions(null));
afterEach(() => {
  for (const end of ends.splice(0)) end();
  writeCartId(null);
  gate.touched = Promise.resolve();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The cart in the API, and its id in the cookie. */
function aShop(quantity: number) {
  let cart = aCart({ items: [aCartLine({ quantity })] });
  writeCartId(cart.id ?? null);
  let fetchable = Promise.resolve();

  const set = (next: number) => {
    cart = aCart({ items: next === 0 ? [] : [aCartLine({ quantity: next })] });
    return cart;
  };
  const quantityOf = (shown: Cart | null) => shown?.items?.[0]?.quantity ?? 0;

  /** A tab whose page was served with a cart. */
  function aTab(served: Cart | null = cart, { isBehind = false } = {}) {
    const { operations, calls } = stubApi({
      getCart: async () => {
        await fetchable;
        return { data: { getCart: cart } };
      },
      addToCart: () => ({ data: { addToCart: set(quantityOf(cart) + 1) } }),
      updateCartItem: () => ({ data: { updateCartItem: set(0) } }),
    });
    const store = createAppStore();
    const session = createCartSession({
      operations,
      initial: served,
      market: () => 'se',
      readId: readCartId,
      writeId: writeCartId,
    });
    const start = () => {
      const topic = cartTopic({ cart: session, store, i18n: createI18n('sv', { shell: sv }) }, served);
      ends.push(syncTopicsAcrossTabs([topic], { channelName: 'tabs', isBehind }));
    };
    return {
      session,
      start,
      toast: () => store.getState().toast.current?.text,
      quantity: () => quantityOf(session.getSnapshot().cart),
      fetchCount: () => calls.filter(({ name }) => name === 'getCart').length,
    };
  }
  function anOpenTab(served?: Cart | null, options?: { isBehind: boolean }) {
    const tab = aTab(served, options);
    tab.start();
    return tab;
  }
  /** @returns the function that lets the API respond */
  function holdFetches(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    fetchable = promise;
    return resolve;
  }
  return { aTab, anOpenTab, set, holdFetches };
}

/** Lets messages and the delays of the code pass. */
const synced = async () => jest.advanceTimersByTimeAsync(200);

test('an added and a removed line reach every other tab [STATE-05]', async () => {
  const { anOpenTab } = aShop(1);
  const [one, other, third] = [anOpenTab(), anOpenTab(), anOpenTab()];

  await one.session.add({ skuId: 7, quantity: 1 });
  await waitFor(() => expect([other.quantity(), third.quantity()]).toEqual([2, 2]));

  await other.session.change({ id: '7', skuId: 7, quantity: 0 });
  await waitFor(() => expect([one.quantity(), third.quantity()]).toEqual([0, 0]));
});

test('a burst of messages results in one request, and the receiver sends no message', async () => {
  const { anOpenTab } = aShop(1);
  const [one, other] = [anOpenTab(), anOpenTab()];
  const postMessage = jest.spyOn(BroadcastChannel.prototype, 'postMessage');

  for (let count = 0; count < 4; count += 1) await one.session.add({ skuId: 7, quantity: 1 });
  await synced();

  expect(other.quantity()).toBe(5);
  expect(other.fetchCount()).toBe(1);
  expect(postMessage).toHaveBeenCalledTimes(4);
  expect(postMessage).toHaveBeenLastCalledWith({ type: 'cart', data: one.session.getSnapshot().cart });
});

test('a change of this tab is sent while it fetches the cart of another', async () => {
  const { anOpenTab, holdFetches } = aShop(1);
  const [one, other] = [anOpenTab(), anOpenTab()];
  const respond = holdFetches();
  await one.session.add({ skuId: 7, quantity: 1 });
  await waitFor(() => expect(other.fetchCount()).toBe(1));

  const added = other.session.add({ skuId: 7, quantity: 1 });
  respond();
  await added;

  await waitFor(() => expect([one.quantity(), other.quantity()]).toEqual([3, 3]));
});

test('a change from before this code was loaded is sent', async () => {
  const { aTab, anOpenTab } = aShop(1);
  const other = anOpenTab();
  const early = aTab();
  await early.session.add({ skuId: 7, quantity: 1 });

  early.start();
  await synced();

  expect(other.quantity()).toBe(2);
});

test('the cart is fetched once when the window regains focus [CART-17]', async () => {
  const { anOpenTab, set } = aShop(1);
  const tab = anOpenTab();
  await synced();
  const before = tab.fetchCount();
  set(3);

  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  window.dispatchEvent(new Event('focus'));
  await synced();

  expect(tab.quantity()).toBe(3);
  expect(tab.fetchCount()).toBe(before + 1);
});

test.each([
  ['hidden', () => jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')],
  ['offline', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('a tab that is %s does not fetch the cart until the shopper returns', async (_state, leave) => {
  const { anOpenTab } = aShop(1);
  const [one, other] = [anOpenTab(), anOpenTab()];
  const away = leave();

  await one.session.add({ skuId: 7, quantity: 1 });
  await synced();
  expect(other.fetchCount()).toBe(0);

  away.mockRestore();
  window.dispatchEvent(new Event('focus'));
  await synced();
  expect(other.quantity()).toBe(2);
});

test.each([
  ['was just served', undefined, false],
  ['may be behind', undefined, true],
  ['was served without the cart of the cookie', null, false],
] as const)(
  'a page that %s fetches the cart once, 100 ms after the start [STATE-33]',
  async (_what, served, isBehind) => {
    const tab = aShop(1).anOpenTab(served, { isBehind });

    await jest.advanceTimersByTimeAsync(99);
    expect(tab.fetchCount()).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(tab.fetchCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(60_000);

    expect(tab.fetchCount()).toBe(1);
  },
);

test('an untouched page fetches its cart 100 ms after the first touch [STATE-33]', async () => {
  const { touch } = closeGate();
  const tab = aShop(1).anOpenTab();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(tab.fetchCount()).toBe(0);

  touch();
  await jest.advanceTimersByTimeAsync(99);
  expect(tab.fetchCount()).toBe(0);
  await jest.advanceTimersByTimeAsync(1);

  expect(tab.fetchCount()).toBe(1);
});

test('an untouched page without the cart of the cookie fetches it at once [STATE-33]', async () => {
  closeGate();
  const tab = aShop(1).anOpenTab(null);

  await jest.advanceTimersByTimeAsync(100);

  expect(tab.quantity()).toBe(1);
});

test('without a cart nothing is fetched [STATE-33]', async () => {
  const shop = aShop(1);
  writeCartId(null);
  const tab = shop.anOpenTab(null);

  await jest.advanceTimersByTimeAsync(60_000);

  expect(tab.fetchCount()).toBe(0);
});

test('a cart that has changed since it was served is not fetched again [STATE-33]', async () => {
  const tab = aShop(1).aTab();
  const added = tab.session.add({ skuId: 7, quantity: 1 });
  tab.start();
  await added;
  await synced();

  expect(tab.quantity()).toBe(2);
  expect(tab.fetchCount()).toBe(0);
});

test('a failed fetch keeps the cart and shows a notice, and the next message fetches again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { anOpenTab } = aShop(1);
  const [one, other] = [anOpenTab(), anOpenTab()];
  const load = jest.spyOn(other.session, 'load').mockRejectedValueOnce(new Error('down'));

  await one.session.add({ skuId: 7, quantity: 1 });
  await synced();
  expect(other.quantity()).toBe(1);
  expect(other.toast()).toBe('Vi kunde inte uppdatera varukorgen. Den visas som den såg ut senast.');
  expect(warn).toHaveBeenCalledTimes(1);

  await one.session.add({ skuId: 7, quantity: 1 });
  await synced();
  expect(load).toHaveBeenCalledTimes(2);
  expect(other.quantity()).toBe(3);
});

test('a failed response shows no notice beside the error page [ERR-08]', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const tab = aShop(1).aTab();
  const failure = new ApiError('status', 500, 'Response not successful: Received status code 500');
  const load = jest.spyOn(tab.session, 'load').mockRejectedValue(failure);

  tab.start();
  await synced();

  expect(load).toHaveBeenCalledTimes(1);
  expect(tab.toast()).toBeUndefined();
});
