import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fastify, type FastifyInstance } from 'fastify';
import { readEnvironment } from '../settings/settings.ts';
import { serveAssets } from './assets.ts';
import { serverOptions } from './serverOptions.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** Paths in the folder of releases. Each file contains its own path. */
const FILES = [
  '2.0.0-b/web/main.1a2b.js',
  '2.0.0-b/web/main.1a2b.js.br',
  '2.0.0-b/web/main.1a2b.js.gz',
  '2.0.0-b/web/main.3c4d.css',
  '2.0.0-b/web/small.js',
  '2.0.0-b/web/only-gzip.js',
  '2.0.0-b/web/only-gzip.js.gz',
  '2.0.0-b/web/font.woff2',
  '2.0.0-b/web/logo.svg',
  '2.0.0-b/web/icon-192.1a2b3c4d.png',
  '2.0.0-b/web/main.1a2b.js.map',
  '2.0.0-b/web/mf-manifest.json',
  '2.0.0-b/web/.hidden.js',
  '2.0.0-b/web/folder.js/inside.js',
  '2.0.0-b/node/main.js',
  '2.0.0-b/release.json',
  '1.0.0-a/web/main.0f0f.js',
  'dev/web/main.js',
  '.secret/web/main.js',
  'web/main.js',
  'outside.js',
];

const folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  for (const file of FILES) {
    mkdirSync(path.dirname(path.join(folder, 'releases', file)), { recursive: true });
    writeFileSync(path.join(folder, 'releases', file), file);
  }
  const env = readEnvironment({ SHELL_RELEASE_DIR: path.join(folder, 'releases/2.0.0-b'), LOG_LEVEL: 'silent' });
  app = fastify(serverOptions(env));
  serveAssets(app, env.SHELL_RELEASE_DIR);
  app.get('/*', async (_request, reply) => reply.code(404).send('page not found'));
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Sends the path as it is: `fetch` would resolve its dots. */
async function send(url: string, { method = 'GET', ...headers }: Record<string, string> = {}) {
  const request = http.request(origin, { path: url, method, headers, agent: false });
  request.end();
  const [response]: http.IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('No response.');
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

test.each([
  ['2.0.0-b', 'main.1a2b.js', 'text/javascript; charset=utf-8'],
  ['2.0.0-b', 'main.3c4d.css', 'text/css; charset=utf-8'],
  ['2.0.0-b', 'font.woff2', 'font/woff2'],
  ['2.0.0-b', 'logo.svg', 'image/svg+xml'],
  ['2.0.0-b', 'icon-192.1a2b3c4d.png', 'image/png'],
  ['1.0.0-a', 'main.0f0f.js', 'text/javascript; charset=utf-8'],
])('/assets/%s/%s has its type and is immutable', async (release, file, type) => {
  const { status, headers, body } = await send(`/assets/${release}/${file}`);

  expect(status).toBe(200);
  expect(body).toBe(`${release}/web/${file}`);
  expect(headers).toMatchObject({
    'cache-control': FOREVER,
    'content-type': type,
    'content-length': String(body.length),
  });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers.vary).toMatch(/^accept-encoding$/i);
});

test('files of the release "dev" are not stored', async () => {
  expect((await send('/assets/dev/main.js')).headers['cache-control']).toBe('no-store');
});

test.each([
  ['main.1a2b.js', 'gzip, deflate, br, zstd', 'br', '.br'],
  ['main.1a2b.js', 'br', 'br', '.br'],
  ['main.1a2b.js', 'gzip', 'gzip', '.gz'],
  ['main.1a2b.js', 'deflate', 'identity', ''],
  ['main.1a2b.js', 'identity', 'identity', ''],
  ['only-gzip.js', 'gzip, br', 'gzip', '.gz'],
  ['small.js', 'gzip, br', 'identity', ''],
])('%s for "%s" is sent as %s', async (file, accepted, encoding, suffix) => {
  const { status, headers, body } = await send(`/assets/2.0.0-b/${file}`, { 'accept-encoding': accepted });

  expect(status).toBe(200);
  expect(body).toBe(`2.0.0-b/web/${file}${suffix}`);
  expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
  expect(headers).toMatchObject({
    'cache-control': FOREVER,
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(body.length),
  });
  expect(headers.vary).toMatch(/^accept-encoding$/i);
});

test('HEAD has the headers of GET and no body', async () => {
  const options = { 'accept-encoding': 'br' };

  const { headers: expected } = await send('/assets/2.0.0-b/main.1a2b.js', options);
  const { status, headers, body } = await send('/assets/2.0.0-b/main.1a2b.js', { method: 'HEAD', ...options });

  expect(status).toBe(200);
  expect(body).toBe('');
  expect(headers).toEqual({ ...expected, date: headers.date });
});

test('the query is ignored', async () => {
  expect((await send('/assets/2.0.0-b/small.js?a=/../b')).body).toBe('2.0.0-b/web/small.js');
});

test.each([
  ['a missing file', '2.0.0-b/missing.js'],
  ['a missing release', '3.0.0/main.js'],
  ['a source map', '2.0.0-b/main.1a2b.js.map'],
  ['a manifest of the build', '2.0.0-b/mf-manifest.json'],
  ['a compressed copy by its own name', '2.0.0-b/main.1a2b.js.br'],
  ['a dot file', '2.0.0-b/.hidden.js'],
  ['a file of a dot folder', '.secret/main.js'],
  ['a folder', '2.0.0-b/folder.js'],
  ['a file in a folder', '2.0.0-b/folder.js%2Finside.js'],
  ['the code for servers', '2.0.0-b/..%2Fnode%2Fmain.js'],
  ['a parent folder, encoded', '%2e%2e/main.js'],
  ['a parent folder, encoded twice', '%252e%252e/main.js'],
  ['a file in a parent folder, encoded', '2.0.0-b/%2e%2e%2f%2e%2e%2f%2e%2e%2foutside.js'],
  ['a file in a parent folder, by backslash', '2.0.0-b/..%5C..%5C..%5Coutside.js'],
  ['a name with NUL', '2.0.0-b/small.js%00.js'],
  ['a name that is too long', `2.0.0-b/${'a'.repeat(290)}.js`],
])('%s is not found', async (_what, file) => {
  for (const accepted of ['identity', 'gzip, br']) {
    const { status, headers, body } = await send(`/assets/${file}`, { 'accept-encoding': accepted });

    expect(status).toBe(404);
    expect(body).toBe('');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('an error response for an existing file is not stored', async () => {
  const { status, headers } = await send('/assets/2.0.0-b/small.js', { 'if-match': '"another version"' });

  expect(status).toBe(412);
  expect(headers['cache-control']).toBe('no-store');
});

test('a cached file is revalidated with 304', async () => {
  const accepted = { 'accept-encoding': 'br' };
  const { headers: stored } = await send('/assets/2.0.0-b/main.1a2b.js', accepted);

  const { status, headers, body } = await send('/assets/2.0.0-b/main.1a2b.js', {
    ...accepted,
    'if-none-match': stored.etag ?? '',
  });

  expect(status).toBe(304);
  expect(body).toBe('');
  expect(headers['cache-control']).toBe(FOREVER);
});

test('range requests get the whole file', async () => {
  const { status, body } = await send('/assets/2.0.0-b/small.js', { range: 'bytes=0-3' });

  expect(status).toBe(200);
  expect(body).toBe('2.0.0-b/web/small.js');
});

test('an encoding with q=0 is not used', async () => {
  const { headers } = await send('/assets/2.0.0-b/main.1a2b.js', { 'accept-encoding': 'br;q=0, gzip' });

  expect(headers['content-encoding']).toBe('gzip');
});

test.each([
  '/assets/2.0.0-b/../2.0.0-b/small.js',
  '/assets/2.0.0-b/..',
  '/assets/../release.json',
  '/assets//small.js',
])('%s is not found', async (url) => {
  expect((await send(url)).status).toBe(404);
});
