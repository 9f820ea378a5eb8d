import { createHash } from 'node:crypto';
import http from 'node:http';
import { integrityOf } from '../contract/integrity.ts';
import { RemoteFiles } from '../host/remoteCode.ts';
import { fetchRelease } from './fetchRelease.ts';

const CODE = 'export {}';
const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

interface File {
  body?: string;
  type?: string;
  status?: number;
}

/** An origin with a release of one file. @returns the address of the release */
async function anOrigin({ body = CODE, type = 'text/javascript', status = 200 }: File = {}): Promise<string> {
  const integrity = `sha256-${createHash('sha256').update(CODE).digest('base64')}`;
  const manifest = {
    name: 'mf-search',
    release: '1.0.0-a',
    contract: 3,
    container: 'mf_search',
    exposes: {},
    integrity: { 'web/remoteEntry.js': integrity, 'node/remoteEntry.js': integrity },
  };
  const server = http.createServer(({ url }, response) => {
    if (url === '/1.0.0-a/release.json') {
      response.end(JSON.stringify(manifest));
      return;
    }
    if (url === '/1.0.0-a/node/remoteEntry.js') {
      response.end(CODE);
      return;
    }
    response.writeHead(url === '/1.0.0-a/web/remoteEntry.js' ? status : 404, {
      'content-type': type,
    });
    response.end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/1.0.0-a/`;
}

const check = async (url: string, { remote = 'mf-search', integrity }: { remote?: string; integrity?: string } = {}) =>
  fetchRelease(
    remote,
    { release: '1.0.0-a', url, ...(integrity && { integrity }) },
    new RemoteFiles([new URL(url).origin]),
  );

test('an origin that is not allowed gets no request', async () => {
  let requests = 0;
  const server = http.createServer((_request, response) => {
    requests += 1;
    response.end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/internal/admin/`;

  await expect(
    fetchRelease('mf-search', { release: '1.0.0-a', url }, new RemoteFiles(['http://mf-search:8080'])),
  ).rejects.toThrow('(REMOTE_ORIGINS)');
  expect(requests).toBe(0);
});

test('a whole release passes, with any type of JavaScript', async () => {
  expect([...(await check(await anOrigin())).keys()]).toEqual([
    'release.json',
    'web/remoteEntry.js',
    'node/remoteEntry.js',
  ]);
  await check(await anOrigin({ type: 'application/javascript; charset=utf-8' }));
});

test.each<[string, File, RegExp]>([
  ['is missing', { status: 404 }, /web\/remoteEntry\.js: HTTP 404$/],
  ['differs in one byte', { body: `${CODE};` }, /does not match its release$/],
  ['has another type', { type: 'text/html' }, /its content type is text\/html$/],
])('a release is refused if a file %s', async (_what, file, reason) => {
  await expect(check(await anOrigin(file))).rejects.toThrow(reason);
});

test('a release is refused if its manifest is another one than the registry names', async () => {
  const url = await anOrigin();
  const integrity = integrityOf('another manifest');

  await expect(check(url, { integrity })).rejects.toThrow(/integrity value/);
  await expect(check(url, { remote: 'mf-catalog' })).rejects.toThrow(/is of mf-search/);
});
