import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { RenderRequest } from '../http/pageRequest.ts';
import type { PageResponse, RenderPage } from '../render/renderPage.ts';
import { aRequest, aVisitor } from '../../testing/aVisitor.ts';
import type { Visitor } from '../request/visitor.ts';
import { PageCache } from './pageCache.ts';

const DECODE: Record<string, (body: Buffer) => Buffer> = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** A text that takes so many bytes in any coding. */
const incompressible = (bytes: number) => randomBytes(bytes).toString('hex');

/** A cache with a renderer that counts, and a clock. */
function aCache(respond: (nth: number) => Partial<PageResponse> = () => ({})) {
  const renders: (RenderRequest & { visitor: Visitor })[] = [];
  const state = { now: 1_000_000, generation: 1 };
  const render = jest.fn<ReturnType<RenderPage>, Parameters<RenderPage>>(async (request, visitor) => {
    renders.push({ ...request, visitor });
    const nth = renders.length;
    await new Promise(setImmediate);
    return {
      status: 200,
      headers: { 'cache-control': 'private, no-cache', 'content-security-policy': `script-src 'self'` },
      body: `<main data-nth="1">${nth}</main>`,
      loaderData: { page: { list: [{ productId: 7 }, { product: { productId: 9 } }] } },
      releases: ['mf_catalog__1', 'mf_search__2'],
      hasFailed: false,
      isProvisional: false,
      ...respond(nth),
    };
  });
  const cache = new PageCache({
    render,
    generation: () => state.generation,
    maxBytes: 100_000,
    cdnMaxAge: 5,
    now: () => state.now,
  });
  const get = async (url = '/', cookie?: string, ifNoneMatch?: string, acceptEncoding?: string) => {
    const request = { ...aRequest(cookie), url };
    Object.assign(request.headers, { 'if-none-match': ifNoneMatch, 'accept-encoding': acceptEncoding });
    const options = { signal: new AbortController().signal };
    const visitor = await aVisitor(cookie, undefined, undefined, url);
    const { status, headers, body = '' } = await cache.respond(request, visitor, options);
    const decode = DECODE[headers['content-encoding'] ?? ''];
    const html = String(decode ? decode(Buffer.from(body)) : body);
    return { status, headers, html, body, of: />(\d+)</.exec(html)?.[1] };
  };
  return { cache, render, renders, state, get };
}

test('a page is rendered once, and every visitor gets the same bytes', async () => {
  const { get, renders } = aCache();
  const [first, second] = [await get('/', 'unknown=1'), await get('/', 'other=2')];

  expect(renders).toHaveLength(1);
  for (const { html, headers } of [first, second]) {
    expect(html).toBe('<main data-nth="1">1</main>');
    expect(headers['content-security-policy']).toBe(`script-src 'self'`);
  }
  expect([first.headers['cache-status'], second.headers['cache-status']]).toEqual([
    'shell; fwd=miss; stored',
    'shell; hit; ttl=30',
  ]);
});

test('no cookie of a visitor reaches the render of a cached page, but for known values', async () => {
  const { get, renders } = aCache();
  const persisted = encodeURIComponent('{"customerType":"ORGANIZATION","secret-b":"secret-c"}');

  await get('/', `secret-a=secret-d; ralph=${persisted}; ralph-checkout-market=secret-f`);

  expect(renders[0]?.visitor.site.customerType).toBe('ORGANIZATION');
  expect(renders[0]).not.toHaveProperty('headers');
  expect(inspect(renders[0], { depth: Infinity })).not.toContain('secret');
});

test.each([
  ['ralph-checkout-market=fi', 'ralph-checkout-market=no'],
  ['ralph-selected-market=fi', 'ralph-selected-market=no'],
  ['ralph=%7B%22customerType%22%3A%22ORGANIZATION%22%7D', 'ralph=%7B%22vatIncluded%22%3Afalse%7D'],
])('visitors with the cookies %s and %s get different pages', async (one, other) => {
  const { get } = aCache();

  expect([(await get('/', one)).of, (await get('/', other)).of, (await get('/', one)).of]).toEqual(['1', '2', '1']);
});

test.each([
  ['zstd', 'gzip, br, zstd'],
  ['br', 'gzip, deflate, br'],
  ['gzip', 'gzip'],
])('a kept page is compressed with %s once, for all visitors', async (coding, accepted) => {
  const { get, renders } = aCache();
  const pages = [await get('/', undefined, undefined, accepted), await get('/', 'a=1', undefined, accepted)];

  for (const { html, headers } of pages) {
    expect(html).toBe('<main data-nth="1">1</main>');
    expect([headers['content-encoding'], headers['vary']]).toEqual([coding, 'accept-encoding']);
  }
  expect(pages[1]?.body).toBe(pages[0]?.body);
  expect(renders).toHaveLength(1);
});

test('each coding of a page has its own strong ETag, which its repeated request is compared with', async () => {
  const { get } = aCache();
  const codings = [undefined, 'gzip', 'br', 'zstd'];
  const pages = await Promise.all(codings.map(async (coding) => get('/', undefined, undefined, coding)));
  const etags = pages.map(({ headers }) => headers['etag']);

  const repeated = await Promise.all(codings.map(async (coding, at) => get('/', undefined, etags[at], coding)));
  const otherCoding = await get('/', undefined, etags[0], 'br');

  expect(new Set(etags).size).toBe(4);
  for (const etag of etags) expect(etag).toMatch(/^"[\w-]{22}(-\w+)?"$/);
  expect(repeated.map(({ status, html }) => [status, html])).toEqual(codings.map(() => [304, '']));
  expect(otherCoding.status).toBe(200);
});

test('simultaneous visitors of a page wait for one render', async () => {
  const { get, renders } = aCache();

  const pages = await Promise.all(Array.from({ length: 20 }, () => get()));

  expect(renders).toHaveLength(1);
  expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
});

test('a visitor with a page of their own gets it rendered, and it is not kept', async () => {
  const { get, renders } = aCache();

  expect((await get('/kassan', 'ralph-cart=cart-id-1')).of).toBe('1');
  expect((await get('/kassan')).of).toBe('2');
  expect((await get('/kassan', 'ralph-cart=cart-id-2')).of).toBe('3');
  expect(renders.map(({ visitor }) => visitor.personal?.cartId)).toEqual(['cart-id-1', undefined, 'cart-id-2']);
});

test('visitors with a cart or favorites get the page of all visitors, which contains neither', async () => {
  const { get, renders } = aCache();
  const favorites = `ralph=${encodeURIComponent('{"favorites":[3]}')}`;

  const pages = [await get(), await get('/', 'ralph-cart=cart-id-1'), await get('/', favorites)];

  expect(pages.map(({ of }) => of)).toEqual(['1', '1', '1']);
  expect(renders).toHaveLength(1);
});

test('an old page is sent while a new one is rendered, and a very old one is not', async () => {
  const { get, state } = aCache();
  await get();

  state.now += 31_000;
  const stale = await get();
  expect([stale.of, stale.headers['age'], stale.headers['cache-status']]).toEqual(['1', '31', 'shell; hit; ttl=-1']);
  while ((await get()).of === '1') await new Promise(setImmediate);
  expect((await get()).of).toBe('2');

  state.now += 331_000;
  expect((await get()).of).toBe('3');
});

test.each(['2026-11-23T13:00:00Z', '2026-11-23T23:00:00Z'])(
  'a page from before the cutoff or midnight in Stockholm is rendered again before it is sent (%s)',
  async (change) => {
    const { get, state } = aCache();
    state.now = Date.parse(change) - 1;
    const before = await get();
    state.now += 1;
    const after = await get();

    expect([before.of, after.of, (await get()).of]).toEqual(['1', '2', '2']);
  },
);

test('a change expires exactly the pages that show it', async () => {
  const { cache, get } = aCache((nth) => (nth === 1 ? {} : { loaderData: { page: { productId: 8 } } }));
  await get('/a');
  await get('/b');

  cache.expire({ productIds: [9] });

  expect((await get('/b')).of).toBe('2');
  expect((await get('/a')).of).toBe('3');
  cache.expire({ everything: true });
  expect((await get('/b')).of).toBe('4');
});

test('a render that began before a change is not taken for current', async () => {
  const { cache, get, renders } = aCache();
  const before = get();
  while (renders.length === 0) await Promise.resolve();
  cache.expire({ productIds: [7] });
  await before;

  expect((await get()).of).toBe('2');
});

test('a page of other releases is never sent', async () => {
  const { get, state } = aCache();
  await get();
  state.generation = 2;

  expect((await get()).of).toBe('2');
});

test('an expired page is sent with its age if it cannot be rendered', async () => {
  const { cache, get, state } = aCache((nth) => (nth === 1 ? {} : { status: 503 }));
  await get();
  cache.expire({ everything: true });
  state.now += 3_600_000;

  const page = await get();

  expect([page.status, page.of, page.headers['age']]).toEqual([200, '1', '3600']);
  state.now += 24 * 3_600_000;
  expect((await get('/')).status).toBe(503);
});

test.each([
  ['another status', { status: 404 }],
  ['a cookie', { headers: { 'cache-control': 'private, no-cache', 'set-cookie': 'a=1' } }],
  ['a private header', { headers: { 'cache-control': 'private, no-store' } }],
  ['a failed part', { hasFailed: true }],
])('a page with %s is not cached', async (_what, response) => {
  const { get, renders } = aCache(() => response);
  const first = get();
  const other = get();

  expect([(await first).of, (await other).of]).toEqual(['1', '2']);
  expect((await get()).of).toBe('3');
  expect(renders).toHaveLength(3);
});

test('a page whose small images came too late is rendered again for the next visitor', async () => {
  const { get } = aCache((nth) => ({ isProvisional: nth === 1 }));

  expect([(await get()).of, (await get()).of, (await get()).of]).toEqual(['1', '2', '2']);
});

test('the size of all compressed pages is bounded', async () => {
  const { get, renders } = aCache(() => ({ body: incompressible(60_000) }));

  for (const url of ['/a', '/b', '/b', '/a']) await get(url);

  expect(renders.map(({ url }) => url)).toEqual(['/a', '/b', '/a']);
});

test('the size of further codings of a page counts', async () => {
  const { get, renders } = aCache(() => ({ body: incompressible(40_000) }));
  for (const url of ['/a', '/b', '/a', '/b', '/a']) await get(url, undefined, undefined, 'zstd');
  expect(renders.map(({ url }) => url)).toEqual(['/a', '/b']);

  await get('/a', undefined, undefined, 'gzip');
  await get('/b', undefined, undefined, 'zstd');

  expect(renders.map(({ url }) => url)).toEqual(['/a', '/b', '/b']);
});

test('a page is kept compressed only, and its text does not count', async () => {
  const { get, renders } = aCache((nth) => ({ body: `>${nth}<`.padEnd(200_000) }));
  for (const url of ['/a', '/b', '/a', '/b']) expect((await get(url)).html).toHaveLength(200_000);

  expect(renders.map(({ url }) => url)).toEqual(['/a', '/b']);
});

test('a repeated request of the same page responds with 304, without a body and with the policy', async () => {
  const { get, renders } = aCache();
  const rendered = await get();
  const etag = String(rendered.headers['etag']);
  const cached = await get();

  const current = await get('/', 'unknown=1', etag);

  expect(cached.headers['etag']).toBe(etag);
  expect([current.status, current.html]).toEqual([304, '']);
  expect(current.headers).toEqual(cached.headers);
  expect(current.headers['content-security-policy']).toBe(`script-src 'self'`);
  expect(renders).toHaveLength(1);
});

test('a page that is rendered for a conditional request is compared, too', async () => {
  const { cache, get, renders } = aCache(() => ({ body: '>same<' }));
  const etag = String((await get()).headers['etag']);
  cache.expire({ everything: true });

  const current = await get('/', undefined, etag);

  expect([current.status, current.headers['cache-status']]).toEqual([304, 'shell; fwd=miss; stored']);
  expect(renders).toHaveLength(2);
});

test.each<[what: string, list: (etag: string) => string, status: number]>([
  ['several tags with the current one', (etag) => `"a", ${etag} , W/"b"`, 304],
  ['the tag as a weak one', (etag) => `W/${etag}`, 304],
  ['any tag', () => '*', 304],
  ['other tags', () => '"a", W/"b"', 200],
  ['a part of the tag', (etag) => etag.slice(0, -2), 200],
])('a request with %s', async (_what, list, status) => {
  const { get } = aCache();
  const etag = String((await get()).headers['etag']);

  expect((await get('/', undefined, list(etag))).status).toBe(status);
});

test('a change of the document changes the ETag', async () => {
  const { cache, get } = aCache();
  const { headers } = await get();
  cache.expire({ productIds: [7] });

  const changed = await get('/', undefined, headers['etag']);

  expect([changed.status, changed.of]).toEqual([200, '2']);
  expect(changed.headers['etag']).not.toBe(headers['etag']);
});

test('shared caches may keep the page of a visitor without state for 5 s, and browsers ask before each use', async () => {
  const { get } = aCache();

  for (const { headers } of [await get(), await get('/', 'unknown=1; ralph-cookie-consent=true')]) {
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'cdn-cache-control': 'max-age=5, stale-while-revalidate=5, stale-if-error=86400',
      'x-accel-expires': '5',
      'cache-tag': 'mf_catalog__1,mf_search__2,product-7,product-9',
    });
  }
});

test.each([
  'ralph-checkout-market=fi',
  'ralph-selected-market=fi',
  'ralph=%7B%22customerType%22%3A%22ORGANIZATION%22%7D',
  'ralph=%7B%22vatIncluded%22%3Afalse%7D',
])('shared caches do not keep the page of a visitor with the cookie %s, which they do not know', async (cookie) => {
  const { get } = aCache();

  const { headers } = await get('/', cookie);

  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: expect.any(String) });
  expect(headers).not.toHaveProperty('cdn-cache-control');
  expect(headers).not.toHaveProperty('x-accel-expires');
});

test.each(['/favoriter', '/kassan', '/s/krok'])(
  'shared caches do not keep %s, which shows what the visitor has chosen or typed',
  async (url) => {
    const { get } = aCache();

    expect((await get(url)).headers).not.toHaveProperty('x-accel-expires');
  },
);

test('shared caches do not keep a page that lacks images or whose data have changed', async () => {
  const { cache, get } = aCache((nth) => (nth === 1 ? { isProvisional: true } : { status: 503 }));
  const incomplete = await get();
  cache.expire({ everything: true });
  const outdated = await get();

  expect([incomplete.of, outdated.of]).toEqual(['1', '1']);
  expect(incomplete.headers).not.toHaveProperty('x-accel-expires');
  expect(outdated.headers).not.toHaveProperty('x-accel-expires');
});

test('a page of one visitor has no ETag and ignores the condition', async () => {
  const { get } = aCache();
  const etag = String((await get()).headers['etag']);

  const personal = await get('/', 'ralph-auth=1', etag);

  expect(personal.status).toBe(200);
  expect(personal.headers['etag']).toBeUndefined();
});
