import { fastify } from 'fastify';
import { data, redirect, type RouteObject } from 'react-router-dom';
import { contextOf } from '@hemvaror/runtime/page-view/PageView';
import { createCartSession } from '@hemvaror/runtime/cart/cartSession';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { anAuthSession } from '@hemvaror/testing/anAuthSession';
import { stubApi } from '@hemvaror/testing/stubApi';
import { testShop } from '@hemvaror/testing/testShop';
import { aResolver } from '../../testing/aVisitor.ts';
import { createFormRunner, type FormResult } from './createFormRunner.ts';

type Action = NonNullable<RouteObject['action']>;

/** Posts to a shell with one page, at `/p/krok`. */
async function resultOf(action: Action | undefined, url = '/p/krok?page=2') {
  const { operations: api } = stubApi({});
  const options = { operations: api, initial: null, market: () => 'se', readId: () => undefined };
  const app = fastify();
  const results: FormResult[] = [];
  const { resolveVisitor, all } = aResolver();
  const runForm = createFormRunner({
    resolveVisitor,
    prepareRequest: async (_request, _visitor, { cartId: writeCartId = () => undefined } = {}) => {
      const cart = createCartSession({ ...options, writeId: writeCartId });
      const view = { shop: testShop(), store: createAppStore(), api, cart, auth: anAuthSession() };
      const routes: RouteObject[] = [{ id: 'product', path: '/p/krok', ...(action && { action }) }];
      return { view, context: contextOf(view, []), routes };
    },
  });
  app.post('/*', async (request, reply) => {
    results.push(await runForm(request, reply, new URLSearchParams('sku=7')));
    return '';
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { status } = await fetch(address + url, { method: 'POST' });
  await app.close();
  expect(all).toHaveBeenCalledTimes(1);
  return status === 200 ? results[0] : status;
}

test('the result of an action is passed to the page in a cookie', async () => {
  const result = await resultOf(async () => ({ kind: 'added' }));

  expect(result).toMatchObject({ kind: 'done', location: '/p/krok?page=2' });
  expect(JSON.stringify(result)).toContain('added');
});

test.each<[what: string, action: Action | undefined, url: string]>([
  ['no action', undefined, '/p/krok'],
  ['a page without an action', () => Promise.reject(data(null, { status: 405 })), '/p/krok'],
  [
    'a guard that responds with 404',
    () => Promise.reject(data({ message: 'no such page' }, { status: 404 })),
    '/p/krok',
  ],
  ['an unknown path', undefined, '/nowhere'],
])('%s accepts no form', async (_what, action, url) => {
  expect(await resultOf(action, url)).toEqual({ kind: 'noAction' });
});

test('an action leads to another page of the shop, with the notice of that page', async () => {
  const result = await resultOf(async () => ({
    redirect: { to: '//evil.example/kassan?do=form', result: { kind: 'done' } },
  }));

  expect(result).toMatchObject({ kind: 'done', location: '/evil.example/kassan?do=form' });
  expect(JSON.stringify(result)).toContain(encodeURIComponent('"path":"/evil.example/kassan"').slice(1));
});

test('a redirect without a result sets no notice', async () => {
  expect(await resultOf(async () => ({ redirect: { to: '/kassan/bekraftelse?oid=7' } }))).toEqual({
    kind: 'done',
    location: '/kassan/bekraftelse?oid=7',
    cookies: ['ralph-form=1; Path=/; SameSite=Lax'],
  });
});

test('the redirect of a guard is followed without a notice', async () => {
  expect(await resultOf(() => Promise.reject(redirect('/')))).toEqual({ kind: 'done', location: '/', cookies: [] });
});

test('a page that fails to load responds with 500', async () => {
  expect(await resultOf(() => Promise.reject(new Error('broken')))).toBe(500);
});
