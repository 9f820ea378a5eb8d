import { redirect } from 'react-router-dom';
import { cartContext } from '@hemvaror/runtime/cart/cartSession';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { favoritesSlice } from '@hemvaror/runtime/state/favoritesSlice';
import { listSlice } from '@hemvaror/runtime/state/listSlice';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { storeContext } from '@hemvaror/runtime/state/appStore';
import { aCart } from '@hemvaror/testing/builders/aCart';
import { loaderContext } from '@hemvaror/testing/loaderContext';
import { testShop } from '@hemvaror/testing/testShop';
import type { PageSource } from '../core/pageSource.ts';
import { dropPrefetched, prefetchPage, takePrefetched } from './prefetchedPages.ts';

const LIST = 'http://localhost:3000/c/beslag';
const PRODUCT = 'http://localhost:3000/p/krok-ek';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A visit whose prefetches count, with data that name their address. */
function aVisit(load = async (request: Request) => ({ page: request.url, slots: {} })) {
  const pages: PageSource = {
    load: () => Promise.reject(new Error('unexpected page load')),
    slot: async () => undefined,
    loaderTimeoutMs: 0,
    slotTimeoutMs: 0,
    onFailure: () => undefined,
  };
  const { context } = loaderContext({ api: {} });
  const requests: Request[] = [];
  const prefetch = (url: string, loadPage: Parameters<typeof prefetchPage>[2] = load) =>
    prefetchPage(url, { pages, context }, async (request) => {
      requests.push(request);
      return loadPage(request);
    });
  const take = async (url: string, signal?: AbortSignal) =>
    takePrefetched({ request: new Request(url, signal ? { signal } : {}), context }, pages);
  return { pages, context, store: context.get(storeContext), requests, prefetch, take };
}

test('a navigation takes the data of its address, once [STATE-31]', async () => {
  const { prefetch, take } = aVisit();
  prefetch(LIST);

  expect(await take(PRODUCT)).toBeUndefined();
  expect(await take(LIST)).toEqual({ page: LIST, slots: {} });
  expect(await take(LIST)).toBeUndefined();
});

test('a navigation waits for a pending prefetch instead of a second request [STATE-31]', async () => {
  let resolve = (_data: { page: string; slots: object }) => {};
  const { prefetch, take, requests } = aVisit(async () => new Promise((settle) => (resolve = settle)));
  prefetch(LIST);
  prefetch(LIST);

  const taken = take(LIST);
  resolve({ page: 'Beslag', slots: {} });

  expect(await taken).toEqual({ page: 'Beslag', slots: {} });
  expect(requests).toHaveLength(1);
});

test('data older than 30 s are not taken, and the next prefetch loads them again [STATE-31]', async () => {
  const { prefetch, take, requests } = aVisit();
  prefetch(LIST);
  await jest.advanceTimersByTimeAsync(0);
  prefetch(PRODUCT);
  await jest.advanceTimersByTimeAsync(29_999);
  prefetch(LIST);
  expect(requests).toHaveLength(2);

  await jest.advanceTimersByTimeAsync(1);
  prefetch(LIST);

  expect(requests).toHaveLength(3);
  expect(await take(PRODUCT)).toBeUndefined();
  expect(await take(LIST)).toBeDefined();
});

test.each<[what: string, change: (visit: ReturnType<typeof aVisit>) => void]>([
  ['the market', ({ context }) => context.set(shopContext, { ...testShop(), market: 'fi' })],
  ['the customer type', ({ store }) => store.dispatch(siteSlice.actions.customerTypeChanged('ORGANIZATION'))],
  ['the VAT display', ({ store }) => store.dispatch(siteSlice.actions.vatDisplayChanged({ vatIncluded: false }))],
  ['the customer', ({ store }) => store.dispatch(sessionSlice.actions.signedIn({ userName: 'a@b.example' }))],
  ['a favorite', ({ store }) => store.dispatch(favoritesSlice.actions.favoriteToggled({ productId: 7 }))],
  ['the cart', ({ context }) => context.get(cartContext).replace(aCart())],
])('data are not taken after a change of %s [STATE-31]', async (_what, change) => {
  const visit = aVisit();
  visit.prefetch(LIST);
  await jest.advanceTimersByTimeAsync(0);

  change(visit);

  expect(await visit.take(LIST)).toBeUndefined();
});

test('data are taken after the same cart has been fetched again [STATE-31]', async () => {
  const { context, prefetch, take } = aVisit();
  const cart = context.get(cartContext);
  cart.replace(aCart({ id: 'cart-1' }));
  prefetch(LIST);

  cart.replace(aCart({ id: 'cart-1' }));
  expect(await take(LIST)).toBeDefined();
});

test('a back navigation takes and starts no prefetch, as it loads all pages of a list [STATE-31]', async () => {
  const { store, prefetch, take, requests } = aVisit();
  prefetch(LIST);
  store.dispatch(listSlice.actions.backNavigationStarted());
  prefetch(PRODUCT);

  expect(await take(LIST)).toBeUndefined();
  expect(requests.map(({ url }) => url)).toEqual([LIST]);
});

test.each<[outcome: string, load: () => Promise<Response>]>([
  ['fails', () => Promise.reject(new Error('HTTP 503'))],
  ['redirects', async () => redirect('/p/krok-bok')],
])('a prefetch that %s gives no data, and the next one tries again [STATE-31]', async (_outcome, load) => {
  const { prefetch, take, requests } = aVisit();
  prefetch(LIST, load);
  expect(await take(LIST)).toBeUndefined();

  prefetch(LIST, load);
  await jest.advanceTimersByTimeAsync(0);
  prefetch(LIST);

  expect(requests).toHaveLength(3);
  expect(await take(LIST)).toBeDefined();
});

test('a prefetch of another page aborts a pending one, but not one that a navigation has taken [STATE-31]', async () => {
  const { prefetch, take, requests } = aVisit(async () => new Promise(() => {}));
  prefetch(LIST);
  void take(LIST);
  prefetch('http://localhost:3000/c/textil');
  prefetch(PRODUCT);

  expect(requests.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
});

test('an aborted navigation aborts the load that it has taken [STATE-31]', async () => {
  const { prefetch, take, requests } = aVisit(async () => new Promise(() => {}));
  const navigation = new AbortController();
  prefetch(LIST);
  void take(LIST, navigation.signal);

  navigation.abort();

  expect(requests[0]?.signal.aborted).toBe(true);
});

test('data of at most five pages are stored [STATE-31]', async () => {
  const { prefetch, take } = aVisit();
  for (let at = 1; at <= 6; at += 1) {
    prefetch(`${LIST}?page=${at}`);
    await jest.advanceTimersByTimeAsync(0);
  }

  expect(await take(`${LIST}?page=1`)).toBeUndefined();
  expect(await take(`${LIST}?page=2`)).toBeDefined();
  expect(await take(`${LIST}?page=6`)).toBeDefined();
});

test('a dropped prefetch is aborted and not taken [STATE-31]', async () => {
  const { pages, prefetch, take, requests } = aVisit(async () => new Promise(() => {}));
  prefetch(LIST);

  dropPrefetched(pages);

  expect(requests[0]?.signal.aborted).toBe(true);
  expect(await take(LIST)).toBeUndefined();
});
