import { RouterContextProvider } from 'react-router-dom';
import { createAppStore, storeContext } from '@hemvaror/runtime/state/appStore';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { testShop } from '@hemvaror/testing/testShop';
import type { PageSource } from '../core/pageSource.ts';
import { cacheSlots, getCachedSlots } from './slotCache.ts';

const SLOTS = { top: { id: 'mf-content/WidgetArea', data: 'Rea' } } as const;

function aSource(): PageSource {
  const load = async () => Promise.reject(new Error('unexpected page load'));
  const timeouts = { loaderTimeoutMs: 100, slotTimeoutMs: 100 };
  return {
    load,
    slot: async () => undefined,
    onFailure: () => undefined,
    ...timeouts,
  };
}

function loaderArgs(url: string, store = createAppStore(), signal?: AbortSignal) {
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  context.set(shopContext, testShop());
  return { request: new Request(new URL(url, 'http://localhost:3000'), signal ? { signal } : {}), context };
}

test('the cached slots are used while only the query changes', () => {
  const source = aSource();
  expect(getCachedSlots(loaderArgs('/c/krokar'), { pages: source })).toBeUndefined();

  cacheSlots(loaderArgs('/c/krokar'), source, SLOTS);

  expect(getCachedSlots(loaderArgs('/c/krokar?brands=Lindvarp~b_1'), { pages: source })).toEqual(SLOTS);
  expect(getCachedSlots(loaderArgs('/c/handtag'), { pages: source })).toBeUndefined();
  expect(getCachedSlots(loaderArgs('/c/krokar'), { pages: aSource() })).toBeUndefined();
});

test('a change of the customer type invalidates the cached slots', () => {
  const source = aSource();
  const store = createAppStore();
  cacheSlots(loaderArgs('/c/krokar', store), source, SLOTS);

  store.dispatch(siteSlice.actions.customerTypeChanged('ORGANIZATION'));

  expect(getCachedSlots(loaderArgs('/c/krokar', store), { pages: source })).toBeUndefined();
});

test('the slots of the server-rendered page are cached', () => {
  const first = {
    pathname: '/c/krokar',
    market: testShop().market,
    state: createAppStore().getState(),
    loaderData: { root: { channel: null }, category: { page: {}, slots: SLOTS } },
  };
  const deps = { pages: aSource(), visit: { first: () => first, isRootStale: () => false, isNavigating: () => false } };

  expect(getCachedSlots(loaderArgs('/c/krokar?page=2'), deps)).toEqual(SLOTS);
  expect(getCachedSlots(loaderArgs('/c/handtag'), deps)).toBeUndefined();
});

test('an aborted slot load is not cached', () => {
  const source = aSource();
  cacheSlots(loaderArgs('/c/krokar', createAppStore(), AbortSignal.abort()), source, {});
  expect(getCachedSlots(loaderArgs('/c/krokar'), { pages: source })).toBeUndefined();
});
