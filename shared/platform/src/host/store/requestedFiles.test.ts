import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { until } from '@hemvaror/testing/until';
import { integrityOf } from '../../contract/integrity.ts';
import type { RegistryRelease } from '../../contract/registry.ts';
import { aProcess, removeFolders } from '../../testing/aProcess.ts';
import { anOrigin, closeOrigins } from '../../testing/anOrigin.ts';
import { serveRemoteFiles } from './releaseFileRoutes.ts';
import { RequestedFiles } from './requestedFiles.ts';

const CODE = 'console.log(1)';
const apps: FastifyInstance[] = [];
afterAll(async () => {
  await Promise.all(apps.map(async (app) => app.close()));
  await closeOrigins();
  removeFolders();
});

/** Serves files of remotes. @returns the function that requests one */
async function serve(sources: Parameters<typeof serveRemoteFiles>[1]) {
  const app = fastify();
  apps.push(app);
  await serveRemoteFiles(app, sources);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return async (file: string) => {
    const response = await fetch(`${address}/remotes/${file}`);
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  };
}

/** An origin with a release of some files, and a shell that has none of them. */
async function aShell({ damaged = [] }: { damaged?: string[] } = {}) {
  const files = { 'remoteEntry.js': CODE, 'page.css': '.a{}', 'page.js.map': '{}', 'mf-manifest.json': '{}' };
  const origin = await anOrigin({ '1.0.0-a': { files, damaged } });
  return { ...origin, ...(await aMachine(origin.origin, [origin.entryOf('1.0.0-a')])) };
}

/** A machine with an empty folder that knows some releases. */
async function aMachine(origin: string, known: readonly RegistryRelease[]) {
  const process = aProcess();
  const findRelease = async (remote: string, release: string) =>
    remote === 'mf-search' ? known.find((entry) => entry.release === release) : undefined;
  const warn = jest.fn();
  const { folder, store } = process;
  const requested = new RequestedFiles({ folder, origins: [origin], findRelease, log: { info: jest.fn(), warn } });
  return { folder, warn, get: await serve({ store, requested }) };
}

test('a file that the machine has not is fetched from the origin of its release, stored and served as immutable', async () => {
  const { get, folder, requests } = await aShell();

  const first = await get('mf-search/1.0.0-a/web/remoteEntry.js');
  const second = await get('mf-search/1.0.0-a/web/remoteEntry.js');

  expect([first.status, first.body, second.body]).toEqual([200, CODE, CODE]);
  expect(first.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(requests).toEqual(['/1.0.0-a/release.json', '/1.0.0-a/web/remoteEntry.js']);
  expect(existsSync(path.join(folder, 'requested/mf-search@1.0.0-a/web/remoteEntry.js'))).toBe(true);
});

test('requests for one file share one fetch', async () => {
  const { get, hold, requests } = await aShell();
  const release = hold();
  const responses = Array.from({ length: 5 }, async () => get('mf-search/1.0.0-a/web/remoteEntry.js'));
  await until(() => requests.length > 0);
  release();

  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(requests).toEqual(['/1.0.0-a/release.json', '/1.0.0-a/web/remoteEntry.js']);
});

test('a file that differs from its release is not served, and is fetched once for many requests', async () => {
  const { get, folder, requests, warn } = await aShell({ damaged: ['remoteEntry.js'] });

  for (let count = 0; count < 3; count += 1) {
    const { status, headers } = await get('mf-search/1.0.0-a/web/remoteEntry.js');
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  }
  expect(requests.filter((url) => url.endsWith('.js'))).toHaveLength(1);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(existsSync(path.join(folder, 'requested/mf-search@1.0.0-a/web'))).toBe(false);
});

test('a file is fetched again some time after a failure', async () => {
  const { get, put } = await aShell({ damaged: ['remoteEntry.js'] });
  const file = 'mf-search/1.0.0-a/web/remoteEntry.js';
  expect((await get(file)).status).toBe(404);
  put('/1.0.0-a/web/remoteEntry.js', CODE);

  await until(async () => (await get(file)).status === 200);
});

test('a release whose manifest the registry does not mean has no files', async () => {
  const { get, put, requests } = await aShell();
  const hash = `sha256-${integrityOf('evil').slice('sha384-'.length)}`;
  put('/1.0.0-a/release.json', JSON.stringify({ name: 'mf-search', integrity: { 'web/remoteEntry.js': hash } }));

  expect((await get('mf-search/1.0.0-a/web/remoteEntry.js')).status).toBe(404);
  expect(requests).toEqual(['/1.0.0-a/release.json']);
});

test('a stored file that was changed is fetched again', async () => {
  const { get, folder, requests } = await aShell();
  await get('mf-search/1.0.0-a/web/remoteEntry.js');
  writeFileSync(path.join(folder, 'requested/mf-search@1.0.0-a/web/remoteEntry.js'), 'evil()');

  expect((await get('mf-search/1.0.0-a/web/remoteEntry.js')).body).toBe(CODE);
  expect(requests).toHaveLength(3);
});

test.each([
  ['an unknown release', 'mf-search/9.9.9-z/web/remoteEntry.js'],
  ['an unknown remote', 'mf-evil/1.0.0-a/web/remoteEntry.js'],
  ['the manifest', 'mf-search/1.0.0-a/release.json'],
  ['a manifest of the build', 'mf-search/1.0.0-a/web/mf-manifest.json'],
  ['code for the server', 'mf-search/1.0.0-a/node/remoteEntry.js'],
  ['a source map', 'mf-search/1.0.0-a/web/page.js.map'],
  ['a compressed copy', 'mf-search/1.0.0-a/web/remoteEntry.js.br'],
  ['a path out of the folder', 'mf-search/1.0.0-a/web/..%2frelease.json'],
])('%s is 404 without a fetch: %s', async (_what, file) => {
  const { get, requests } = await aShell();

  const { status, headers } = await get(file);

  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  expect(requests).toEqual([]);
});

test('a file that the release does not name is 404 without a fetch of it', async () => {
  const { get, requests } = await aShell();

  expect((await get('mf-search/1.0.0-a/web/invented.js')).status).toBe(404);
  expect((await get('mf-search/1.0.0-a/web/another.js')).status).toBe(404);
  expect(requests).toEqual(['/1.0.0-a/release.json']);
});

test('a release at an origin that the shop does not allow, or without integrity, has no files', async () => {
  const { origin, entryOf, requests } = await anOrigin({ '1.0.0-a': { files: { 'remoteEntry.js': CODE } } });
  const elsewhere = await aMachine('https://other.example', [entryOf('1.0.0-a')]);
  const { integrity: _unused, ...unchecked } = entryOf('1.0.0-a');
  const careless = await aMachine(origin, [unchecked]);

  for (const { get } of [elsewhere, careless])
    expect((await get('mf-search/1.0.0-a/web/remoteEntry.js')).status).toBe(404);
  expect(requests).toEqual([]);
});

test('what was not requested for a day is removed when a file of another release is stored', async () => {
  const files = { 'remoteEntry.js': CODE };
  const names = ['1.0.0-a', '1.0.0-b', '1.0.0-c'];
  const { origin, entryOf } = await anOrigin(Object.fromEntries(names.map((name) => [name, { files }])));
  const { get, folder } = await aMachine(origin, names.map(entryOf));
  const yesterday = Date.now() / 1_000 - 25 * 3_600;
  for (const name of names.slice(0, 2)) {
    await get(`mf-search/${name}/web/remoteEntry.js`);
    utimesSync(path.join(folder, `requested/mf-search@${name}`), yesterday, yesterday);
  }

  // This one is requested again.
  await get('mf-search/1.0.0-b/web/remoteEntry.js');
  await get('mf-search/1.0.0-c/web/remoteEntry.js');

  expect(readdirSync(path.join(folder, 'requested')).toSorted()).toEqual(['mf-search@1.0.0-b', 'mf-search@1.0.0-c']);
});

test('a file is served although the folder cannot be written', async () => {
  const { origin, entryOf } = await anOrigin({ '1.0.0-a': { files: { 'remoteEntry.js': CODE } } });
  const { get, folder, warn } = await aMachine(origin, [entryOf('1.0.0-a')]);
  writeFileSync(path.join(folder, 'requested'), 'not a folder');

  expect((await get('mf-search/1.0.0-a/web/remoteEntry.js')).body).toBe(CODE);
  expect(warn).toHaveBeenCalledWith(expect.anything(), 'release file not stored, check REMOTES_DIR');
});

test('a tab from yesterday gets its chunk from a new machine, by the list of earlier releases in the registry', async () => {
  const { origin, entryOf, requests } = await anOrigin({ yesterday: { files: { 'chunk.js': CODE } } });
  const { releases, store, folder, pollDocument } = aProcess();
  const requested = new RequestedFiles({
    folder,
    origins: [origin],
    findRelease: async (remote, release) => releases.find(remote, release),
    log: fastify().log,
  });
  const get = await serve({ store, requested });
  const chunk = async () => get('mf-search/yesterday/web/chunk.js');
  const today = { release: 'today', url: `${origin}/today/`, integrity: 'sha384-b' };
  await pollDocument({ remotes: { 'mf-search': today } });
  expect((await chunk()).status).toBe(404);
  expect(requests).toEqual([]);

  await pollDocument({ remotes: { 'mf-search': today }, previous: { 'mf-search': [entryOf('yesterday')] } });

  const { status, body } = await chunk();
  expect([status, body]).toEqual([200, CODE]);
});
