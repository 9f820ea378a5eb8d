import { createMemoryRouter, redirect, type RouteObject } from 'react-router-dom';
import type { CartState } from '@hemvaror/runtime/cart/cartSession';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { asHandle } from '../../app/core/routeHandle.ts';
import { navigateByDocument, separateDocuments } from './documentNavigation.ts';

afterEach(() => {
  window.history.replaceState(null, '', '/');
  document.documentElement.removeAttribute('data-navigating');
});

function routeOf(name: string, path: string, loader?: RouteObject['loader']): RouteObject {
  const handle = { name, layout: 'default', page: 'mf-catalog/ListPage' };
  return { id: name, path, handle, ...(loader && { loader }), lazy: async () => ({ Component: () => null }) };
}

/** A document at an address. @returns which addresses it opens as documents, and its cart */
async function aDocument(address: string, pending: number[] = []) {
  window.history.replaceState(null, '', address);
  const open = jest.fn();
  const listeners = new Set<() => void>();
  let state: CartState = { cart: null, notice: null, pending };
  const cart = {
    getSnapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const settle = () => {
    state = { ...state, pending: [] };
    for (const listener of listeners) listener();
  };
  const children = [
    routeOf('index', '/'),
    routeOf('product', '/p/:alias'),
    routeOf('checkout', '/kassan'),
    routeOf('checkout-klarna-fail', '/checkout/klarna-fail'),
    routeOf('checkout-confirm', '/checkout/confirm', () => redirect('/kassan?reason=failed')),
  ];
  const routes = separateDocuments([{ id: 'root', children }], address, open);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  router.initialize();
  await settled();
  const store = createAppStore();
  navigateByDocument(router, { routes, cart, store, open });
  return { router, routes, open, settle, store };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a navigation to the checkout opens a document, in place of the entry if it replaces it [OP-67]', async () => {
  const { router, open } = await aDocument('/p/krok');

  void router.navigate('/kassan?a=1#top');
  await settled();
  void router.navigate('/kassan', { replace: true });
  await settled();

  expect(open.mock.calls).toEqual([
    ['/kassan?a=1#top', false],
    ['/kassan', true],
  ]);
  expect([router.state.location.pathname, router.state.navigation.state]).toEqual(['/p/krok', 'idle']);
  expect(document.documentElement).toHaveAttribute('data-navigating');
});

test('a navigation from the checkout opens a document, one between its pages does not [OP-67]', async () => {
  const { router, open } = await aDocument('/kassan');

  await router.navigate('/checkout/klarna-fail');
  expect([router.state.location.pathname, open.mock.calls]).toEqual(['/checkout/klarna-fail', []]);
  void router.navigate('/');
  await settled();

  expect(open.mock.calls).toEqual([['/', false]]);
});

test('other navigations of the shop stay in the document', async () => {
  const { router, open } = await aDocument('/');

  await router.navigate('/p/krok');
  await router.navigate('?color=oak');

  expect([router.state.location.pathname, router.state.location.search]).toEqual(['/p/krok', '?color=oak']);
  expect(open).not.toHaveBeenCalled();
});

test('a redirect to the checkout opens a document in place of the entry [OP-67]', async () => {
  const { router, open } = await aDocument('/');

  void router.navigate('/checkout/confirm?oid=1');
  await settled();

  expect(open.mock.calls).toEqual([['/kassan?reason=failed', true]]);
});

test('the document opens when the API has confirmed the changes of the cart', async () => {
  const { router, open, settle } = await aDocument('/p/krok', [7]);

  void router.navigate('/kassan');
  await settled();
  expect(open).not.toHaveBeenCalled();
  settle();
  await settled();

  expect(open).toHaveBeenCalledTimes(1);
});

test('a change of the cart that the API never confirms delays the document by 5 s', async () => {
  const { router, open } = await aDocument('/p/krok', [7]);
  jest.useFakeTimers();

  void router.navigate('/kassan');
  await jest.advanceTimersByTimeAsync(4_999);
  expect(open).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();

  expect(open).toHaveBeenCalledTimes(1);
});

test('a later navigation replaces one that waits for the cart', async () => {
  const { router, open, settle } = await aDocument('/p/krok', [7]);

  void router.navigate('/kassan');
  await router.navigate('/');
  settle();
  await settled();

  expect(open).not.toHaveBeenCalled();
  expect(document.documentElement).not.toHaveAttribute('data-navigating');
});

test('a page that the browser restores from its history has its panel closed', async () => {
  const { store } = await aDocument('/p/krok');
  store.dispatch(panelSlice.actions.panelOpened({ name: 'cart' }));

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(store.getState().panel.name).toBeNull();
});

test('the checkout knows no page of other routes, so that it prefetches none [OP-67]', async () => {
  const pages = (routes: RouteObject[]) =>
    (routes[0]?.children ?? []).map(({ handle, lazy }) => [
      asHandle(handle)?.name,
      asHandle(handle)?.page !== undefined,
      lazy !== undefined,
    ]);

  expect(pages((await aDocument('/kassan')).routes)).toEqual([
    ['index', false, false],
    ['product', false, false],
    ['checkout', true, true],
    ['checkout-klarna-fail', true, true],
    ['checkout-confirm', false, false],
  ]);
  expect(pages((await aDocument('/')).routes)).toEqual([
    ['index', true, true],
    ['product', true, true],
    ['checkout', true, false],
    ['checkout-klarna-fail', true, false],
    ['checkout-confirm', true, true],
  ]);
});
