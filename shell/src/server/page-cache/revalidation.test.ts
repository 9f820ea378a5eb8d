import compress from '@fastify/compress';
import Fastify from 'fastify';
import { createDocumentHandler } from '../render/documentHandler.ts';
import { readEnvironment } from '../settings/settings.ts';
import { PageCache } from './pageCache.ts';

/** Requests a shell whose pages are one script with its nonce. */
async function aShell() {
  const env = readEnvironment({ SHELL_RELEASE_DIR: '/x' });
  const cache = new PageCache({
    render: async ({ headers }, { nonce }) => ({
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': headers.cookie === 'login' ? 'private, no-store' : 'private, no-cache',
        'content-security-policy': `script-src 'nonce-${nonce}'`,
      },
      body: `<script nonce="${nonce}">${'1;'.repeat(2_000)}</script>`,
      loaderData: {},
      hasFailed: () => false,
      lacksImages: () => false,
    }),
    visitOf: async ({ url, headers }) => (headers.cookie ? undefined : { key: url, cookies: '' }),
    generation: () => 1,
    maxBytes: 1_000_000,
  });
  const sendPage = createDocumentHandler({ env, respond: cache.respond });
  const app = Fastify();
  await app.register(compress, { global: false });
  app.get('/*', { compress: { encodings: ['gzip'] } }, async (request, reply) => sendPage(request, reply));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const get = async (headers: Record<string, string> = {}, method = 'GET') => {
    const response = await fetch(`${origin}/c/beslag`, { method, headers });
    return { response, status: response.status, body: await response.text() };
  };
  return { app, get };
}

test('a rendered and a kept page have the same ETag, and a repeated request of either gets 304', async () => {
  const { app, get } = await aShell();
  const rendered = await get();
  const cached = await get({ 'accept-encoding': 'identity' });
  const etag = String(rendered.response.headers.get('etag'));

  const repeated = await get({ 'if-none-match': etag });
  await app.close();

  expect(rendered.response.headers.get('cache-status')).toBe('shell; fwd=miss; stored');
  expect(rendered.response.headers.get('content-encoding')).toBe('gzip');
  expect(cached.response.headers.get('cache-status')).toContain('hit');
  expect(cached.response.headers.get('etag')).toBe(etag);
  expect(cached.body).not.toBe(rendered.body);
  expect([repeated.status, repeated.body]).toEqual([304, '']);
  expect(Object.fromEntries(repeated.response.headers)).toEqual({
    'cache-control': 'private, no-cache',
    etag,
    age: '0',
    'cache-status': 'shell; hit; ttl=30',
    connection: 'keep-alive',
    date: expect.any(String),
    'keep-alive': expect.any(String),
  });
});

test('HEAD responds with the ETag, and with 304 to a repeated request', async () => {
  const { app, get } = await aShell();
  const etag = String((await get()).response.headers.get('etag'));

  const head = await get({}, 'HEAD');
  const repeated = await get({ 'if-none-match': etag }, 'HEAD');
  await app.close();

  expect([head.status, head.body, head.response.headers.get('etag')]).toEqual([200, '', etag]);
  expect([repeated.status, repeated.response.headers.get('etag')]).toEqual([304, etag]);
});

test.each([
  ['cart', 'private, no-cache'],
  ['login', 'private, no-store'],
])('the page of a visitor with a %s has no ETag, and a condition has no effect', async (cookie, cacheControl) => {
  const { app, get } = await aShell();
  const etag = String((await get()).response.headers.get('etag'));

  const personal = await get({ cookie, 'if-none-match': etag });
  await app.close();

  expect(personal.status).toBe(200);
  expect(personal.response.headers.get('etag')).toBeNull();
  expect(personal.response.headers.get('cache-control')).toBe(cacheControl);
});
