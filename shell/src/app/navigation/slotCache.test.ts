import { RouterContextProvider } from 'react-router-dom';
import { createAppStore, storeContext } from '@hemvaror/runtime/state/appStore';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { testShop } from '@hemvaror/testing/testShop';
import type { PageSource } from '../core/pageSource.ts';
import { cacheSlots, getCachedSlots } from './slotCache.ts';

const SLOTS = { top: { id: 'mf-content/WidgetArea', data: 'Rea' } } as const;

function aSource(): PageSource {
  const load = async () => Promise.reject(new Error('no page is loaded here'));
  const limits = { loaderTimeoutMs: 100, slotTimeoutMs: 100 };
  return {
    load,
    slot: async () => undefined,
    onFailure: () => undefined,
    ...limits,
  };
}

function asked(url: string, store = createAppStore(), signal?: AbortSignal) {
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  context.set(shopContext, testShop());
  return { request: new Request(new URL(url, 'http://localhost:3000'), signal ? { signal } : {}), context };
}

test('while only the query changes, what stands around a page stays', () => {
  const source = aSource();
  expect(getCachedSlots(asked('/c/krokar'), { pages: source })).toBeUndefined();

  cacheSlots(asked('/c/krokar'), source, SLOTS);

  expect(getCachedSlots(asked('/c/krokar?brands=Lindvarp~b_1'), { pages: source })).toEqual(SLOTS);
  expect(getCachedSlots(asked('/c/handtag'), { pages: source })).toBeUndefined();
  expect(getCachedSlots(asked('/c/krokar'), { pages: aSource() })).toBeUndefined();
});

test('what a company sees is asked for anew', () => {
  const source = aSource();
  const store = createAppStore();
  cacheSlots(asked('/c/krokar', store), source, SLOTS);

  store.dispatch(siteSlice.actions.customerTypeChanged('ORGANIZATION'));

  expect(getCachedSlots(asked('/c/krokar', store), { pages: source })).toBeUndefined();
});

test('the page that the server rendered counts', () => {
  const first = {
    pathname: '/c/krokar',
    market: testShop().market,
    state: createAppStore().getState(),
    loaderData: { root: { channel: null }, category: { page: {}, slots: SLOTS } },
  };
  const deps = { pages: aSource(), visit: { first: () => first, isRootStale: () => false } };

  expect(getCachedSlots(asked('/c/krokar?page=2'), deps)).toEqual(SLOTS);
  expect(getCachedSlots(asked('/c/handtag'), deps)).toBeUndefined();
});

test('what a shopper did not wait for is not kept', () => {
  const source = aSource();
  cacheSlots(asked('/c/krokar', createAppStore(), AbortSignal.abort()), source, {});
  expect(getCachedSlots(asked('/c/krokar'), { pages: source })).toBeUndefined();
});
