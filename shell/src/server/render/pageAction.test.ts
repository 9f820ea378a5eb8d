import { createStaticHandler } from 'react-router-dom';
import { ApiError } from '@hemvaror/runtime/api/apiError';
import { PageError } from '@hemvaror/domain/pageError';
import type { ActionArgs, PageAction, PageModule, ActionResult } from '@hemvaror/runtime/contract/contract';
import { contextOf } from '@hemvaror/runtime/page-view/PageView';
import { createCartSession } from '@hemvaror/runtime/cart/cartSession';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { anAuthSession } from '@hemvaror/testing/anAuthSession';
import { stubApi } from '@hemvaror/testing/stubApi';
import { POLL_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { testShop } from '@hemvaror/testing/testShop';
import * as loaders from '../../app/navigation/loaders.ts';
import { createRoutes } from '../../app/routes/routes.tsx';
import { pageAction } from './pageAction.ts';

/** Posts a form. Every route has the same page. */
async function posted(run: PageAction['run'] | null, path = '/p/krok', loaderTimeoutMs = POLL_TIMEOUT_MS) {
  const onFailure = jest.fn();
  const loader = jest.fn();
  const page: PageModule = {
    loader,
    meta: () => ({ title: '', pageType: '' }),
    Component: () => null,
    ErrorBoundary: () => null,
    ...(run && { action: { run, notice: () => null } }),
  };
  const pages = {
    load: async () => page,
    slot: async () => undefined,
    loaderTimeoutMs,
    slotTimeoutMs: POLL_TIMEOUT_MS,
    onFailure,
  };
  const { operations: api } = stubApi({});
  const cart = createCartSession({
    operations: api,
    initial: null,
    market: () => 'se',
    readId: () => undefined,
    writeId: () => undefined,
  });
  const view = { shop: testShop(), store: createAppStore(), api, cart, auth: anAuthSession() };
  const routes = createRoutes({ pages, localePrefix: { locale: 'sv' }, action: pageAction }, async () => loaders);
  const body = new URLSearchParams({ sku: '7', note: 'Krok å' });
  const post = new Request(`http://localhost:3000${path}`, { method: 'POST', body });
  const result: unknown = await createStaticHandler(routes)
    .queryRoute(post, { requestContext: contextOf(view, []) })
    .catch((error: unknown) => error);
  return { result, onFailure, loader };
}

test('the result of an action is returned, and no loader runs', async () => {
  const { result, onFailure, loader } = await posted(async () => ({ kind: 'added' }));

  expect(result).toEqual({ kind: 'added' });
  expect(onFailure).not.toHaveBeenCalled();
  expect(loader).not.toHaveBeenCalled();
});

test('an action gets the fields of its form, the name of its route and its URL', async () => {
  const run = jest.fn<Promise<ActionResult>, [ActionArgs]>(async () => ({ kind: 'added' }));
  await posted(run, '/p/krok?page=2');

  const { form, route, request } = run.mock.calls[0]?.[0] ?? {};
  expect(Object.fromEntries(form ?? [])).toEqual({ sku: '7', note: 'Krok å' });
  expect(route).toMatch(/^product/);
  expect(request?.url).toBe('http://localhost:3000/p/krok?page=2');
});

test('a page without an action responds with 405', async () => {
  expect((await posted(null)).result).toMatchObject({ status: 405 });
});

test.each(['/nowhere/at/all', '/start'])('%s, which has no page of a remote, responds with 405', async (path) => {
  const run = jest.fn();
  const { result } = await posted(run, path);

  expect(result).toMatchObject({ status: 405 });
  expect(run).not.toHaveBeenCalled();
});

test('the form of a protected page redirects a visitor to the home page', async () => {
  const run = jest.fn();
  const { result } = await posted(run, '/mina-sidor/ordrar');

  expect(result).toMatchObject({
    status: 302,
    headers: new Headers({ location: '/?action=login&next=%2Fmina-sidor%2Fordrar' }),
  });
  expect(run).not.toHaveBeenCalled();
});

test.each([
  ['the API fails', new ApiError('status', 503, 'status 503')],
  ['the action throws a PageError', new PageError(503, 'closed for the night')],
])('the result is null and no failure is logged when %s', async (_why, error) => {
  const { result, onFailure } = await posted(() => Promise.reject(error));

  expect(result).toBeNull();
  expect(onFailure).not.toHaveBeenCalled();
});

test.each<[what: string, run: () => Promise<ActionResult>, loaderTimeoutMs: number | undefined]>([
  ['throws', () => Promise.reject(new TypeError('broken')), undefined],
  ['never resolves', () => new Promise(() => {}), 10],
])('an action that %s has the result null and is logged once', async (_what, run, loaderTimeoutMs) => {
  const { result, onFailure } = await posted(run, '/p/krok', loaderTimeoutMs);

  expect(result).toBeNull();
  expect(onFailure).toHaveBeenCalledTimes(1);
});
