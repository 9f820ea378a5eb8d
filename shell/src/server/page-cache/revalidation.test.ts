import compress from '@fastify/compress';
import Fastify from 'fastify';
import { createDocumentHandler } from '../render/documentHandler.ts';
import { aResolver } from '../../testing/aVisitor.ts';
import { PageCache } from './pageCache.ts';

/** Requests a shell whose pages are one script. */
async function aShell() {
  const { env, resolveVisitor, all } = aResolver();
  const cache = new PageCache({
    render: async (_request, { personal }) => ({
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': personal?.hasLoginCookie ? 'private, no-store' : 'private, no-cache',
        'content-security-policy': `script-src 'self'`,
      },
      body: `<script>${'1;'.repeat(2_000)}</script>`,
      loaderData: {},
      releases: [],
      hasFailed: false,
      isProvisional: false,
    }),
    generation: () => 1,
    maxBytes: 1_000_000,
    cdnMaxAge: 5,
  });
  const sendPage = createDocumentHandler({
    env,
    // Fetch does not send another host.
    resolveVisitor: async ({ id, url, ip, log, headers }) =>
      resolveVisitor({ id, url, ip, log, headers: { ...headers, host: 'localhost:3000' } }),
    respond: cache.respond,
  });
  const app = Fastify();
  await app.register(compress, { global: false });
  app.get('/*', { compress: { encodings: ['gzip'] } }, async (request, reply) => sendPage(request, reply));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const get = async (headers: Record<string, string> = {}, method = 'GET', url = '/c/beslag') => {
    const response = await fetch(origin + url, { method, headers });
    return { response, status: response.status, body: await response.text() };
  };
  return { app, get, all };
}

test('a rendered and a kept page have the same ETag and bytes, and a repeated request of either gets 304', async () => {
  const { app, get } = await aShell();
  const coding = { 'accept-encoding': 'gzip' };
  const rendered = await get(coding);
  const cached = await get(coding);
  const etag = String(rendered.response.headers.get('etag'));

  const repeated = await get({ ...coding, 'if-none-match': etag });
  await app.close();

  expect(rendered.response.headers.get('cache-status')).toBe('shell; fwd=miss; stored');
  expect(rendered.response.headers.get('content-encoding')).toBe('gzip');
  expect(cached.response.headers.get('cache-status')).toContain('hit');
  expect(cached.response.headers.get('etag')).toBe(etag);
  expect(cached.body).toBe(rendered.body);
  expect([repeated.status, repeated.body]).toEqual([304, '']);
  expect(Object.fromEntries(repeated.response.headers)).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': `script-src 'self'`,
    etag,
    age: '0',
    'cache-status': 'shell; hit; ttl=30',
    vary: 'accept-encoding',
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
  ['ralph-form', 'private, no-cache'],
  ['ralph-auth', 'private, no-store'],
])('the page of a visitor with a %s has no ETag, and a condition has no effect', async (name, cacheControl) => {
  const { app, get } = await aShell();
  const etag = String((await get()).response.headers.get('etag'));

  const personal = await get({ cookie: `${name}=c-1`, 'if-none-match': etag });
  await app.close();

  expect(personal.status).toBe(200);
  expect(personal.response.headers.get('etag')).toBeNull();
  expect(personal.response.headers.get('cache-control')).toBe(cacheControl);
});

test('a request resolves its address once, with a cached page or without', async () => {
  const { app, get, all } = await aShell();
  const statuses: (string | null)[] = [];
  for (const [cookie, url] of [[''], [''], ['ralph-form=1'], ['', '/s/krok?q=krok']] as const) {
    statuses.push((await get({ cookie }, 'GET', url)).response.headers.get('cache-status'));
  }
  await app.close();

  expect(statuses).toEqual(['shell; fwd=miss; stored', expect.stringContaining('hit'), null, null]);
  expect(all).toHaveBeenCalledTimes(4);
});
