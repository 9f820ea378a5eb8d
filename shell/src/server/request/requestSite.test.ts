import { once } from 'node:events';
import http from 'node:http';
import { json } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod';
import { aChannel, aMarket } from '../../testing/aChannel.ts';
import { Channels } from '../data/channels.ts';
import { readEnvironment } from '../settings/settings.ts';
import { createSiteFinder } from './requestSite.ts';

const logLine = z.object({ level: z.number(), msg: z.string() });
const ERROR = 50;

let app: FastifyInstance | undefined;
afterEach(async () => app?.close());

/** Responds with the resolution of each request's site. The API sells to Sweden, Norway and Europe. */
async function startSiteFinder(variables: Record<string, string>) {
  const lines: z.infer<typeof logLine>[] = [];
  const stream = { write: (line: string) => void lines.push(logLine.parse(JSON.parse(line))) };
  app = fastify({ logger: { level: 'error', stream } });
  const env = readEnvironment({ SHELL_RELEASE_DIR: '/x', FALLBACK_MARKET: 'se', ...variables });
  const channels = new Channels(env, 1_000, () => undefined);
  jest.spyOn(channels, 'all').mockResolvedValue({
    sv: { status: 'fulfilled', value: aChannel('se', [aMarket('se', ['sv', 'en']), aMarket('no', ['sv'])]) },
    en: { status: 'fulfilled', value: aChannel('eu', [aMarket('eu', ['en'])]) },
  });
  const siteOf = createSiteFinder(env, channels);
  app.get('*', (request) => siteOf(request));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const resolveAt = async (host: string, url: string): Promise<unknown> => {
    const [response]: http.IncomingMessage[] = await once(
      http.get(origin + url, { headers: { host }, agent: false }),
      'response',
    );
    return response && json(response);
  };
  const resolve = async (url: string): Promise<unknown> => (await fetch(origin + url)).json();
  return { resolve, resolveAt, lines };
}

test('an unknown market alias is logged as an error [ROUTE-41]', async () => {
  const { resolve, lines } = await startSiteFinder({ MARKET_IN_PATH: 'true' });

  expect(await resolve('/xx/kassan')).toEqual({ kind: 'redirect', location: '/se/kassan' });
  expect(lines).toEqual([{ level: ERROR, msg: 'unknown market "xx" in the path, taken for "se"' }]);
});

test('over https, a redirect to the other language stays on https', async () => {
  const { resolveAt } = await startSiteFinder({
    SITE_ORIGIN_SV: 'http://localhost:8080',
    SITE_ORIGIN_EN: 'http://en.localhost:8080',
    SITE_HTTPS_PORT: '8443',
    MARKET_IN_PATH: 'true',
  });

  // Norway buys in Swedish only.
  expect(await resolveAt('en.localhost:8080', '/no/checkout')).toMatchObject({
    location: 'http://localhost:8080/no/kassan',
  });
  expect(await resolveAt('en.localhost:8443', '/no/checkout')).toMatchObject({
    location: 'https://localhost:8443/no/kassan',
  });
});

test('a redirect for another reason is not logged', async () => {
  const { resolve, lines } = await startSiteFinder({ MARKET_IN_PATH: 'true' });

  expect(await resolve('/kassan')).toEqual({ kind: 'redirect', location: '/se/kassan' });
  expect(lines).toEqual([]);
});
