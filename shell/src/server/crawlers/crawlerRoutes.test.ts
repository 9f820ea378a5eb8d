import http from 'node:http';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import * as z from 'zod';
import { aChannel, aMarket } from '../../testing/aChannel.ts';
import { Channels } from '../data/channels.ts';
import { readEnvironment } from '../settings/settings.ts';
import { serveCrawlers } from './crawlerRoutes.ts';

const DATA: Record<string, unknown> = {
  channel: { channel: aChannel('se', [aMarket('se', ['sv']), aMarket('fi', ['sv']), aMarket('eu', ['en'])]) },
  channelAdditions: { channel: { themeSettings: [] } },
  sitemapProducts: {
    products: { count: 1, products: [{ canonicalUrl: '/p/krok', alternativeUrls: [], discountCampaigns: [] }] },
  },
  sitemapLists: { categories: [], brands: [] },
  sitemapContent: { sv: [], en: [] },
};
const operationSchema = z.object({ operationName: z.string() });

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

/** A shell with an API that responds to every operation, or has a failing one. */
async function startShell(variables: Record<string, string> = {}, failing?: string, changedAt = (): number => 0) {
  const api = fastify();
  api.post('/graphql', async (request, reply) => {
    const { operationName } = operationSchema.parse(request.body);
    return reply.code(operationName === failing ? 500 : 200).send({ data: DATA[operationName] });
  });
  const env = readEnvironment({
    SHELL_RELEASE_DIR: '/x',
    GRAPHQL_URL: `${await api.listen({ port: 0, host: '127.0.0.1' })}/graphql`,
    SITE_ORIGIN_SV: 'https://hemvist.example',
    SITE_ORIGIN_EN: 'https://en.hemvist.example',
    ...variables,
  });
  const app = fastify();
  serveCrawlers(app, { env, channels: new Channels(env, 30_000, () => undefined), changedAt });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  stops.push(
    () => app.close(),
    () => api.close(),
  );

  return async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const options = { method, headers: { host: 'hemvist.example', ...headers }, agent: false };
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http
        .request(origin + path, options, resolve)
        .on('error', reject)
        .end();
    });
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  };
}

const locations = (xml: string) => Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);

test('each domain has an index of its own sitemaps, on its own origin', async () => {
  const get = await startShell();

  const sv = await get('/sitemap.xml');
  const en = await get('/sitemap.xml', { host: 'en.hemvist.example' });

  expect([sv.status, sv.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(locations(sv.body)).toEqual([
    'https://hemvist.example/sitemaps/sv/home-1.xml',
    'https://hemvist.example/sitemaps/sv/products-1.xml',
    'https://hemvist.example/sitemaps/sv/content-1.xml',
  ]);
  expect(locations(en.body)[0]).toBe('https://en.hemvist.example/sitemaps/en/home-1.xml');
  expect(locations((await get('/sitemaps/sv/products-1.xml')).body)).toEqual(['https://hemvist.example/p/krok']);
  expect((await get('/sitemaps/sv/products-1.xml', { host: 'en.hemvist.example' })).status).toBe(404);
  expect((await get('/sitemaps/sv/products-2.xml')).status).toBe(404);
});

test('a sitemap is cacheable, revalidated by its ETag, compressed on request, and has a HEAD response', async () => {
  const get = await startShell();
  const path = '/sitemaps/sv/home-1.xml';

  const plain = await get(path);
  const gzipped = await get(path, { 'accept-encoding': 'br, gzip' });
  const head = await get(path, {}, 'HEAD');

  expect(plain.headers).toMatchObject({ 'cache-control': 'public, max-age=600', vary: 'Accept-Encoding' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(gzipped.headers['content-encoding']).toBe('gzip');
  expect((await get(path, { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined();
  expect([head.status, head.body, head.headers.etag]).toEqual([200, '', plain.headers.etag]);
  // As weakened by an edge server that compresses.
  const revalidated = await get(path, { 'if-none-match': `"other", W/${plain.headers.etag}` });
  expect([revalidated.status, revalidated.body]).toEqual([304, '']);
});

test.each(['channel', 'sitemapProducts', 'sitemapContent'])(
  'without the response to %s there is no sitemap, not even an empty one, but a robots.txt',
  async (failing) => {
    const get = await startShell({}, failing);

    for (const path of ['/sitemap.xml', '/sitemaps/sv/products-1.xml']) {
      const { status, headers, body } = await get(path);
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store']);
      expect(body).not.toContain('<');
    }
    const robots = await get('/robots.txt');
    expect([robots.status, robots.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(robots.body).toContain('Sitemap: https://hemvist.example/sitemap.xml');
  },
);

test('with the market in the path, every market has its own sitemaps', async () => {
  const get = await startShell({ MARKET_IN_PATH: 'true' });

  const index = locations((await get('/sitemap.xml')).body).join(' ');
  expect(index).toContain('/sitemaps/sv-se/products-1.xml');
  expect(index).toContain('/sitemaps/sv-fi/products-1.xml');
  expect(index).not.toContain('sv-eu');
  expect(locations((await get('/sitemaps/sv-fi/products-1.xml')).body)).toEqual(['https://hemvist.example/fi/p/krok']);
  expect((await get('/robots.txt')).body).toContain('Disallow: /fi/kassan');
});

test('the sitemaps follow a change of everything in the API', async () => {
  let changedAt = 0;
  const get = await startShell({}, undefined, () => changedAt);
  const products = async () => locations((await get('/sitemaps/sv/products-1.xml')).body);
  const before = DATA['sitemapProducts'];
  expect(await products()).toEqual(['https://hemvist.example/p/krok']);

  DATA['sitemapProducts'] = {
    products: { count: 1, products: [{ canonicalUrl: '/p/vas', alternativeUrls: [], discountCampaigns: [] }] },
  };
  expect(await products()).toEqual(['https://hemvist.example/p/krok']);
  changedAt = Date.now() + 1;

  expect(await products()).toEqual(['https://hemvist.example/p/vas']);
  DATA['sitemapProducts'] = before;
});
