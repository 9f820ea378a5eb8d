import Fastify, { type FastifyInstance } from 'fastify';
import { readEnvironment } from '../settings/settings.ts';
import { forwardApi } from './forward/forwardApi.ts';
import { timeLimit } from '@hemvaror/http/timeLimit';
import { serverOptions } from './serverOptions.ts';

const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

async function aServer(level: string, routes: (app: FastifyInstance) => unknown) {
  const lines: string[] = [];
  const options = serverOptions(readEnvironment({ SHELL_RELEASE_DIR: '/x', LOG_LEVEL: level }));
  const logger = typeof options.logger === 'object' ? options.logger : {};
  const app = Fastify({
    ...options,
    logger: { ...logger, stream: { write: (line: string) => void lines.push(line) } },
  });
  stops.push(() => app.close());
  await routes(app);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  lines.length = 0;
  return { app, lines, get: (path: string) => fetch(origin + path, { headers: { connection: 'close' } }) };
}

const ADDRESSES = [
  '/checkout/confirm?email=anna%40hemvist.example',
  '/account/reset-password?resetKey=secret-key',
  '/account?loginToken=secret-token',
  '/s/typed-words',
  '/auth/sign/secret-key?identity=anna',
];

test('at debug each request is one line, without queries, search texts and client addresses', async () => {
  const { lines, get } = await aServer('debug', (app) => app.get('/*', async () => 'page'));

  for (const address of ADDRESSES) await get(address);

  expect(lines).toHaveLength(ADDRESSES.length);
  expect(lines.join('')).not.toMatch(/anna|secret|typed|127\.0\.0\.1/);
  expect(lines[0]).toContain('"path":"/checkout/confirm"');
});

test('at info requests are not logged', async () => {
  const { lines, get } = await aServer('info', (app) => app.get('/page', async () => 'page'));

  await get('/page');
  await get('/missing?email=anna%40hemvist.example');

  expect(lines).toEqual([]);
});

test('an unexpected error is logged at info, without user input', async () => {
  const { lines, get } = await aServer('info', (app) =>
    app.get('/*', async () => {
      throw new Error('No order of "anna@hemvist.example"');
    }),
  );

  expect((await get('/s/typed-words?email=anna')).status).toBe(500);

  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"path":"/s/…"');
  expect(lines[0]).not.toMatch(/anna|typed/);
});

test('a failed forwarded call is one line', async () => {
  // No server listens on port 1.
  const env = readEnvironment({ SHELL_RELEASE_DIR: '/x', IMAGE_URL: 'http://127.0.0.1:1/images' });
  const { lines, get } = await aServer('info', async (app) => forwardApi(app, env));

  expect((await get('/images/product/raw/x.webp')).status).toBe(503);

  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"msg":"API unreachable"');
  expect(lines[0]).toContain('ECONNREFUSED');
});

test('requests have timeouts for headers and body', async () => {
  const { app } = await aServer('info', () => undefined);

  expect(app.server).toMatchObject({ requestTimeout: timeLimit(20_000), headersTimeout: timeLimit(10_000) });
});
