import { fastify } from 'fastify';
import * as z from 'zod';
import { PageError } from '@hemvaror/domain/pageError';
import { serializeError } from '@hemvaror/http/serializeError';
import { aChannel, aMarket } from '../../testing/aChannel.ts';
import { Channels } from '../data/channels.ts';
import { RequestWatch } from '@hemvaror/platform/host/requestWatch';
import { releaseSnapshot } from '@hemvaror/platform/host/releaseSnapshot';
import { readEnvironment } from '../settings/settings.ts';
import { FailureStream } from '@hemvaror/platform/rehearsal/failureStream';
import { requestPages } from './requestPages.ts';

const DATA: Readonly<Record<string, unknown>> = {
  channel: { channel: aChannel('se', [aMarket('se', ['sv']), aMarket('eu', ['en'])]) },
  channelAdditions: { channel: { themeSettings: [] } },
  sitemapProducts: {
    products: { count: 1, products: [{ canonicalUrl: '/p/krok', alternativeUrls: [], discountCampaigns: [] }] },
  },
  sitemapLists: { categories: [{ canonicalUrl: '/c/beslag', alternativeUrls: [] }], brands: [] },
  sitemapContent: { sv: [], en: [] },
};
const operationSchema = z.object({ operationName: z.string() });

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

type Respond = (requested: { path: string; count: number; watch: RequestWatch }) => number;

/** Requests the pages of a shell whose handler reports failures and returns a status. */
async function rehearsePages(respond: Respond, { isApiAway = false } = {}) {
  const api = fastify();
  api.post('/graphql', async (request, reply) =>
    reply.code(isApiAway ? 500 : 200).send({ data: DATA[operationSchema.parse(request.body).operationName] }),
  );
  const env = readEnvironment({
    SHELL_RELEASE_DIR: '/x',
    GRAPHQL_URL: `${await api.listen({ port: 0, host: '127.0.0.1' })}/graphql`,
    SITE_ORIGIN_SV: 'https://hemvist.example',
    SITE_ORIGIN_EN: 'https://en.hemvist.example',
  });
  const failures = new FailureStream('mf-search');
  const { log } = fastify({
    logger: { level: 'error', stream: failures, serializers: { err: serializeError } },
  });
  const requested = new Map<string, number>();
  const app = {
    inject: async ({ url, headers }: { url: string; headers: { host: string } }) => {
      const path = headers.host + url;
      const count = (requested.get(path) ?? 0) + 1;
      requested.set(path, count);
      const releases = releaseSnapshot(new Map(), new Map());
      const watch = new RequestWatch({ log, releases, observations: undefined, isApiAway: () => isApiAway });
      return { statusCode: respond({ path, count, watch }) };
    },
  };
  stops.push(() => api.close());
  const pages = requestPages(app, { env, channels: new Channels(env, 30_000, () => undefined), failures });
  return { pages, requested };
}

test('one page of each kind is requested in both languages', async () => {
  const { pages, requested } = await rehearsePages(() => 200);

  expect(await pages).toBe(requested.size);
  for (const path of ['/', '/c/beslag', '/p/krok', '/s/a', '/kassan', '/favoriter']) {
    expect([...requested.keys()]).toContain(`hemvist.example${path}`);
  }
  expect([...requested.keys()].some((path) => path.startsWith('en.hemvist.example/'))).toBe(true);
});

test('a part of the release that fails twice in a page fails the rehearsal', async () => {
  const { pages } = await rehearsePages(({ path, watch }) => {
    if (path === 'hemvist.example/c/beslag') watch.failed('mf-search/SearchBox', new Error('cannot render'));
    return 200;
  });

  await expect(pages).rejects.toThrow('/c/beslag: SearchBox: cannot render');
});

test('a part that is late twice fails the rehearsal, and blames the machine', async () => {
  const { pages } = await rehearsePages(({ path, watch }) => {
    if (path === 'hemvist.example/c/beslag') watch.failed('mf-search/SearchBox', new PageError(503, 'not in time'));
    return 503;
  });

  await expect(pages).rejects.toMatchObject({ blames: 'machine', message: '/c/beslag: SearchBox: not in time' });
});

test('a page with the status 500 fails the rehearsal, unless a part of another remote failed', async () => {
  const { pages } = await rehearsePages(({ path }) => (path.endsWith('/p/krok') ? 500 : 200));
  await expect(pages).rejects.toThrow('/p/krok: status 500');

  const others = await rehearsePages(({ path, watch }) => {
    if (!path.endsWith('/p/krok')) return 200;
    watch.failed('mf-catalog/ProductPage', new Error('broken without this release'));
    return 500;
  });
  expect(await others.pages).toBe(others.requested.size);
});

test.each([404, 503])('a page with the status %d, or that fails once, passes', async (status) => {
  const { pages, requested } = await rehearsePages(({ path, count }) => {
    if (path.endsWith('/p/krok')) return status;
    return count === 1 && path.endsWith('/c/beslag') ? 500 : 200;
  });

  expect(await pages).toBe(requested.size);
});

test('without the API no page is requested', async () => {
  const { pages, requested } = await rehearsePages(() => 500, { isApiAway: true });

  expect(await pages).toBe(0);
  expect(requested.size).toBe(0);
});

test('an API that is late fails the rehearsal, and blames the machine', async () => {
  const passed = AbortSignal.abort(new DOMException('The limit has passed.', 'TimeoutError'));
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(passed);

  const { pages, requested } = await rehearsePages(() => 200);

  await expect(pages).rejects.toMatchObject({ blames: 'machine', message: 'The API did not respond in time.' });
  expect(requested.size).toBe(0);
});
