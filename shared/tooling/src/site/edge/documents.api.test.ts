import { cookiesWith } from '@hemvaror/domain/site/visitorState';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { persistedTextOf } from '@hemvaror/runtime/state/persistedText';
import { until } from '@hemvaror/testing/until';
import { startEdge, type Edge } from '../../testing/startEdge.ts';
import { nginxBinary } from './nginx.ts';

const binary = nginxBinary();
const nginx = binary ?? '';
const describeEdge = binary === undefined ? describe.skip : describe;

const UNLIMITED = { RATE_DOCUMENTS: '9999r/s burst 9999' };

/** The headers with which the shell sends a document to all visitors. */
const FOR_ALL = { 'x-accel-expires': '60', 'cache-control': 'no-cache', etag: '"a"', 'content-security-policy': 'a' };

/** The cookie of a visitor with this state, as their browser writes it. */
function stateCookie(change: { favorites?: number[]; customerType?: 'ORGANIZATION'; vatIncluded?: boolean }): string {
  const { site, list } = createAppStore().getState();
  const { favorites = [], ...changed } = change;
  const text = persistedTextOf({ favorites: { productIds: favorites }, site: { ...site, ...changed }, list });
  return `ralph=${encodeURIComponent(text)}`;
}

describeEdge('documents at the edge (skipped if nginx is missing and cannot be installed)', () => {
  let edge: Edge;
  beforeAll(async () => {
    edge = await startEdge(nginx, UNLIMITED);
  });
  afterAll(() => edge.stop());

  let pages = 0;
  const nextPage = () => `/c/page-${(pages += 1)}`;
  const get = async (page: string, headers: Record<string, string> = {}, sent: Record<string, string> = FOR_ALL) =>
    edge.send(page, { headers: { ...headers, 'x-response-headers': JSON.stringify(sent) } });

  test.each([
    ['no cookies', ''],
    ['a cart', 'ralph-cart=c-1'],
    ['favorites', stateCookie({ favorites: [1, 2] })],
    ['an answer about cookies', 'ralph-cookie-consent=true; ralph-cookie-consent-record=2.2026-01-01'],
    ['cookies of other services', '_ga=GA1.1; xralph-auth=1; flashy=1'],
  ])('a visitor with %s gets the cached document of all visitors', async (_what, cookie) => {
    const page = nextPage();
    const first = await get(page);

    const { text, headers } = await get(page, { cookie, 'accept-language': 'en', origin: 'https://other.example' });

    expect(text).toBe(first.text);
    expect(headers).toMatchObject({ 'cache-status': 'edge; hit', 'content-security-policy': 'a', etag: '"a"' });
    expect(headers).not.toHaveProperty('x-accel-expires');
  });

  test.each([
    ...[...cookiesWith('own'), ...cookiesWith('key')].filter((name) => name !== 'ralph').map((name) => `${name}=1`),
    stateCookie({ customerType: 'ORGANIZATION' }),
    stateCookie({ vatIncluded: false }),
    'ralph=',
    'ralph=not-json',
    'a=b;ralph-auth =1',
    'a=b;\tralph-form=',
  ])('a visitor with the cookie %j gets a document of the shell, which is not stored', async (cookie) => {
    const page = nextPage();
    const cached = await get(page);
    const own = await get(page, { cookie });
    const other = nextPage();
    await get(other, { cookie });

    const next = await get(other);

    expect(own.text).not.toBe(cached.text);
    expect(own.headers).not.toHaveProperty('cache-status');
    expect(next.headers['cache-status']).toBe('edge; fwd=miss');
    expect((await get(page)).text).toBe(cached.text);
  });

  test.each([
    ['without the header of the shell', { 'cache-control': 'public, max-age=60' }],
    ['for one visitor', { ...FOR_ALL, 'x-accel-expires': '0' }],
    ['with a cookie', { ...FOR_ALL, 'set-cookie': 'a=1' }],
  ])('a response %s is not stored', async (_what, sent) => {
    const page = nextPage();
    const first = await get(page, {}, sent);

    expect((await get(page, {}, sent)).text).not.toBe(first.text);
  });

  test('hosts, schemes, queries and codings have their own documents', async () => {
    const page = nextPage();
    const variants: [page: string, headers: Record<string, string>][] = [
      [page, {}],
      [`${page}?page=2`, {}],
      [page, { host: 'en.shop.example' }],
      [page, { host: 'shop.example:8443' }],
      [page, { 'x-forwarded-proto': 'http' }],
      ...['zstd', 'br, gzip', 'gzip', 'zstd;q=0, gzip;q=0'].map((coding): [string, Record<string, string>] => [
        page,
        { 'accept-encoding': coding },
      ]),
    ];
    const texts: string[] = [];
    for (const [address, headers] of variants) texts.push((await get(address, headers)).text);

    // The last one accepts no coding, as the first.
    expect(new Set(texts).size).toBe(variants.length - 1);
    expect(texts.at(-1)).toBe(texts[0]);
  });

  test('the shell gets one coding, the one that it prefers', async () => {
    edge.received.length = 0;
    await get(nextPage(), { 'accept-encoding': 'gzip, deflate, br, zstd' });
    await get(nextPage(), { 'accept-encoding': 'gzip, br;q=0' });

    expect(edge.received.map(({ headers }) => headers['accept-encoding'])).toEqual(['zstd', 'gzip']);
  });

  test('a browser that has the document gets 304 with its policy, from the edge', async () => {
    const page = nextPage();
    await get(page);
    edge.received.length = 0;

    const { status, text, headers } = await get(page, { 'if-none-match': '"a"' });

    expect([status, text, edge.received.length]).toEqual([304, '', 0]);
    expect(headers).toMatchObject({ etag: '"a"', 'content-security-policy': 'a' });
  });

  test('a document is requested again when its time is over', async () => {
    const page = nextPage();
    const first = await get(page, {}, { ...FOR_ALL, 'x-accel-expires': '1' });

    await until(async () => (await get(page)).text !== first.text);
  });

  test('a form is sent to the shell, and its response is not stored', async () => {
    const page = nextPage();
    const cached = await get(page);

    const posted = await edge.send(page, {
      method: 'POST',
      headers: { 'x-response-headers': JSON.stringify(FOR_ALL) },
    });

    expect(posted.text).not.toBe(cached.text);
    expect((await get(page)).text).toBe(cached.text);
  });

  test('without a shell, visitors without state get the last document, others the page that says so', async () => {
    const alone = await startEdge(nginx, UNLIMITED);
    const headers = { 'x-response-headers': JSON.stringify({ ...FOR_ALL, 'x-accel-expires': '1' }) };
    const first = await alone.send('/c/krokar', { headers });
    alone.stopShell();

    await until(
      async () => (await alone.send('/c/krokar', { headers })).headers['cache-status'] === 'edge; hit; detail=stale',
    );
    const cached = await alone.send('/c/krokar', { headers: { cookie: 'ralph-cart=c-1' } });
    const own = await alone.send('/c/krokar', { headers: { cookie: 'ralph-auth=t' } });
    const other = await alone.send('/c/hyllor');
    await alone.stop();

    expect([cached.status, cached.text]).toEqual([200, first.text]);
    for (const { status, text } of [own, other]) {
      expect(status).toBe(503);
      expect(text).toContain('Vi är strax tillbaka');
    }
  });
});
