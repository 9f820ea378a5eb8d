import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { POLL_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { nginxBinary } from './edge/nginx.ts';
import { waitUntilOk } from './httpGet.ts';
import { freePorts } from './ports.ts';
import { createRemoteHost } from './remoteHost.ts';

const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

/** Paths in the folder of releases. Each file contains its own path. */
const FILES = [
  '2.0.0-b/web/remoteEntry.js',
  '2.0.0-b/web/remoteEntry.js.br',
  '2.0.0-b/web/remoteEntry.js.gz',
  '2.0.0-b/web/only-gzip.js',
  '2.0.0-b/web/only-gzip.js.gz',
  '2.0.0-b/web/small.js',
  '2.0.0-b/web/main.3c4d.css',
  '2.0.0-b/web/font.woff2',
  '2.0.0-b/web/logo.svg',
  '2.0.0-b/web/mf-manifest.json',
  '2.0.0-b/web/page.html',
  '2.0.0-b/web/folder.js/inside.js',
  '2.0.0-b/node/remoteEntry.js',
  '2.0.0-b/other/remoteEntry.js',
  '2.0.0-b/release.json',
  '1.0.0-a/release.json',
  '2.0.0-b/web/.hidden.js',
  '.secret/web/main.js',
  '../outside.js',
];

const work = mkdtempSync(path.join(tmpdir(), 'remote-'));
const folder = path.join(work, 'releases');
let origin: Origin;

interface Origin {
  port: number;
  stop: () => Promise<unknown>;
}

beforeAll(() => {
  for (const file of FILES) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), file);
  }
});
afterAll(() => rmSync(work, { recursive: true }));

async function startStaticHost(cacheControl?: string): Promise<Origin> {
  const app = createRemoteHost(folder, cacheControl);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { port: Number(new URL(address).port), stop: () => app.close() };
}

/** Starts the server of the image, with a port and folders of this machine. */
async function startNginx(nginx: string): Promise<Origin> {
  const [port = 0] = await freePorts(1);
  const configuration = readFileSync('deploy/remote/nginx.conf', 'utf8')
    .replaceAll('/tmp/', `${work}/`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('root /releases', `root ${folder}`);
  writeFileSync(path.join(work, 'nginx.conf'), configuration);
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const child = spawn(nginx, ['-p', work, '-c', path.join(work, 'nginx.conf'), '-g', `daemon off;${user}`], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  try {
    await waitUntilOk(`http://127.0.0.1:${port}/2.0.0-b/release.json`, POLL_TIMEOUT_MS, () => child.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
}

/** Sends the path as it is: `fetch` would resolve its dots. */
async function send(url: string, { method = 'GET', ...headers }: Record<string, string> = {}) {
  const request = http.request({ host: '127.0.0.1', port: origin.port, path: url, method, headers, agent: false });
  request.end();
  const [response]: http.IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('No response.');
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const nginx = nginxBinary();

describe.each([
  { name: 'the static origin of commands and tests', start: () => startStaticHost() },
  ...(nginx === undefined ? [] : [{ name: 'the image of a remote', start: () => startNginx(nginx) }]),
])('$name', ({ start }) => {
  beforeAll(async () => {
    origin = await start();
  });
  afterAll(() => origin.stop());

  test.each([
    ['2.0.0-b/web/remoteEntry.js', 'text/javascript; charset=utf-8'],
    ['2.0.0-b/web/main.3c4d.css', 'text/css; charset=utf-8'],
    ['2.0.0-b/web/mf-manifest.json', 'application/json; charset=utf-8'],
    ['2.0.0-b/web/font.woff2', 'font/woff2'],
    ['2.0.0-b/web/logo.svg', 'image/svg+xml'],
    ['2.0.0-b/node/remoteEntry.js', 'text/javascript; charset=utf-8'],
    ['2.0.0-b/release.json', 'application/json; charset=utf-8'],
    ['1.0.0-a/release.json', 'application/json; charset=utf-8'],
  ])('/%s has its type, is readable cross-origin and immutable', async (file, type) => {
    const { status, headers, body } = await send(`/${file}?query=/../`);

    expect(status).toBe(200);
    expect(body).toBe(file);
    expect(headers).toMatchObject({
      ...CROSS_ORIGIN,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': type,
      'content-length': String(body.length),
    });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers.vary).toMatch(/^accept-encoding$/i);
  });

  test.each([
    ['remoteEntry.js', 'gzip, deflate, br, zstd', 'br', '.br'],
    ['remoteEntry.js', 'br', 'br', '.br'],
    ['remoteEntry.js', 'gzip', 'gzip', '.gz'],
    ['remoteEntry.js', 'deflate', 'identity', ''],
    ['remoteEntry.js', 'identity', 'identity', ''],
    ['only-gzip.js', 'gzip', 'gzip', '.gz'],
    ['small.js', 'gzip, br', 'identity', ''],
  ])('%s for "%s" is sent as %s', async (file, accepted, encoding, suffix) => {
    const { status, headers, body } = await send(`/2.0.0-b/web/${file}`, { 'accept-encoding': accepted });

    expect(status).toBe(200);
    expect(body).toBe(`2.0.0-b/web/${file}${suffix}`);
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(headers).toMatchObject({
      ...CROSS_ORIGIN,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(body.length),
    });
    expect(headers.vary).toMatch(/^accept-encoding$/i);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const options = { 'accept-encoding': 'br' };

    const { headers: expected } = await send('/2.0.0-b/web/remoteEntry.js', options);
    const { status, headers, body } = await send('/2.0.0-b/web/remoteEntry.js', { method: 'HEAD', ...options });

    expect(status).toBe(200);
    expect(body).toBe('');
    expect(headers).toEqual({ ...expected, date: headers.date });
  });

  test.each([
    ['the root', ''],
    ['a dot file', '2.0.0-b/web/.hidden.js'],
    ['a file of a dot folder', '.secret/web/main.js'],
    ['a missing file', '2.0.0-b/web/missing.js'],
    ['a missing release', '3.0.0/release.json'],
    ['a release', '2.0.0-b/'],
    ['a file of another type', '2.0.0-b/web/page.html'],
    ['a compressed copy by its own name', '2.0.0-b/web/remoteEntry.js.br'],
    ['a folder', '2.0.0-b/web/folder.js'],
    ['a file in a folder', '2.0.0-b/web/folder.js/inside.js'],
    ['a file in a folder, encoded', '2.0.0-b/web/folder.js%2Finside.js'],
    ['a file of another folder', '2.0.0-b/other/remoteEntry.js'],
    ['a parent folder, encoded twice', '%252e%252e/outside.js'],
    ['a file in a parent folder, by backslash', '2.0.0-b/..%5C..%5Coutside.js'],
    ['a name that is too long', `2.0.0-b/web/${'a'.repeat(290)}.js`],
  ])('%s is not found', async (_what, file) => {
    for (const accepted of ['identity', 'gzip, br']) {
      const { status, headers } = await send(`/${file}`, { 'accept-encoding': accepted });

      expect(status).toBe(404);
      expect(headers).toMatchObject({ ...CROSS_ORIGIN, 'cache-control': 'no-store' });
      expect(headers).not.toHaveProperty('content-encoding');
    }
  });

  test.each([
    ['a parent folder', '../outside.js'],
    ['a parent folder, encoded', '%2e%2e/outside.js'],
    ['a file in a parent folder, encoded', '2.0.0-b/%2e%2e%2f%2e%2e%2foutside.js'],
    ['a name with NUL', '2.0.0-b/web/small.js%00.js'],
    ['a name that cannot be decoded', '2.0.0-b/web/%E0%A4%A.js'],
  ])('%s is refused', async (_what, file) => {
    const { status, headers, body } = await send(`/${file}`);

    expect([400, 404]).toContain(status);
    expect(body).not.toContain('outside.js');
    expect(headers['cache-control'] ?? 'no-store').toBe('no-store');
  });

  test('a cached file is revalidated with 304', async () => {
    const { headers: stored } = await send('/2.0.0-b/web/remoteEntry.js', { 'accept-encoding': 'br' });

    const { status, headers, body } = await send('/2.0.0-b/web/remoteEntry.js', {
      'accept-encoding': 'br',
      'if-none-match': stored.etag ?? '',
    });

    expect(status).toBe(304);
    expect(body).toBe('');
    expect(headers).toMatchObject({ ...CROSS_ORIGIN, 'cache-control': 'public, max-age=31536000, immutable' });
  });

  test('an error response for an existing file is not stored', async () => {
    const { status, headers } = await send('/2.0.0-b/web/small.js', { 'if-match': '"another version"' });

    expect(status).toBe(412);
    expect(headers['cache-control']).toBe('no-store');
  });
});

test('files of a development build are not stored', async () => {
  origin = await startStaticHost('no-store');

  expect((await send('/2.0.0-b/release.json')).headers['cache-control']).toBe('no-store');
  await origin.stop();
});
