import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { ReleaseStore } from './releaseStore.ts';
import { serveRemoteFiles } from './releaseFileRoutes.ts';

const CODE = 'console.log(1)';
const hashOf = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

const folder = mkdtempSync(path.join(tmpdir(), 'remote-files-'));
const store = new ReleaseStore(folder);
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  const manifest = {
    name: 'mf-search',
    release: '1.0.0-a',
    contract: 1,
    container: 'mf_search__1_0_0_a',
    exposes: {},
    integrity: { 'web/remoteEntry.js': hashOf(CODE), 'web/lost.js': hashOf(CODE), 'node/remoteEntry.js': hashOf(CODE) },
  };
  const files = { 'web/remoteEntry.js': CODE, 'web/unnamed.js': CODE, 'node/remoteEntry.js': CODE, 'sbom.json': '{}' };
  await store.save(
    'mf-search',
    '1.0.0-a',
    new Map(
      Object.entries({ ...files, 'release.json': JSON.stringify(manifest) }).map(([file, content]) => [
        file,
        Buffer.from(content),
      ]),
    ),
  );
  await store.note('mf-search', { release: '1.0.0-a', url: 'http://localhost:3002/1.0.0-a/' });
  app = fastify();
  await serveRemoteFiles(app, { store, requested: { read: async () => undefined } });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const send = async (url: string) => fetch(origin + url);

test('a stored file of a remote is served for browsers', async () => {
  const response = await send('/remotes/mf-search/1.0.0-a/web/remoteEntry.js');

  expect([response.status, await response.text()]).toEqual([200, CODE]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test.each([
  ['the code of the server', '/remotes/mf-search/1.0.0-a/node/remoteEntry.js'],
  ['the manifest', '/remotes/mf-search/1.0.0-a/release.json'],
  ['the list of packages', '/remotes/mf-search/1.0.0-a/sbom.json'],
  ['the history', '/remotes/mf-search/live.json'],
  ['another release', '/remotes/mf-search/1.0.0-b/web/remoteEntry.js'],
  ['a file that the release does not name', '/remotes/mf-search/1.0.0-a/web/unnamed.js'],
  ['a file that is lost', '/remotes/mf-search/1.0.0-a/web/lost.js'],
  ['a path out of the folder', '/remotes/mf-search/1.0.0-a/web/..%2f..%2flive.json'],
])('%s is not served: %s', async (_name, url) => {
  const { status, headers } = await send(url);

  expect(status).toBe(404);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('a compressed copy is served as it is stored, unless it is damaged', async () => {
  const url = '/remotes/mf-search/1.0.0-a/web/remoteEntry.js';
  const copy = path.join(store.folderOf('mf-search', '1.0.0-a'), 'web/remoteEntry.js.br');

  writeFileSync(copy, brotliCompressSync(CODE));
  const compressed = await fetch(origin + url, { headers: { 'accept-encoding': 'br' } });
  expect([compressed.headers.get('content-encoding'), await compressed.text()]).toEqual(['br', CODE]);
  expect(compressed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');

  writeFileSync(copy, brotliCompressSync('console.log(2)'));
  expect((await send(url)).status).toBe(404);

  rmSync(copy);
  expect((await send(url)).status).toBe(200);
});

test('a file that is damaged after it was served is served no more, until it is whole again', async () => {
  const url = '/remotes/mf-search/1.0.0-a/web/remoteEntry.js';
  const file = path.join(store.folderOf('mf-search', '1.0.0-a'), 'web/remoteEntry.js');
  expect((await send(url)).status).toBe(200);

  writeFileSync(file, 'console.log(2) // cut');
  expect((await send(url)).status).toBe(404);

  writeFileSync(file, CODE);
  expect(await (await send(url)).text()).toBe(CODE);
});
