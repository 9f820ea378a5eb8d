import { createHash } from 'node:crypto';
import http from 'node:http';
import { fetchRelease } from './fetchRelease.ts';

const ORIGINS = ['https://hemvist.example', 'https://en.hemvist.example'];
const CODE = 'export {}';
const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

interface File {
  body?: string;
  type?: string;
  cors?: string | null;
  status?: number;
}

/** An origin with a release of one file. @returns the address of the release */
async function anOrigin({
  body = CODE,
  type = 'text/javascript',
  cors = '*',
  status = 200,
}: File = {}): Promise<string> {
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
      ...(cors !== null && { 'access-control-allow-origin': cors }),
    });
    response.end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/1.0.0-a/`;
}

const check = async (url: string, publicUrl?: string) =>
  fetchRelease({ release: '1.0.0-a', url, ...(publicUrl !== undefined && { publicUrl }) }, ORIGINS);

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
  ['may be read by another shop only', { cors: 'https://elsewhere.example' }, /Access-Control-Allow-Origin/],
  ['may not be read', { cors: null }, /Access-Control-Allow-Origin/],
])('a release is refused if a file %s', async (_what, file, reason) => {
  await expect(check(await anOrigin(file))).rejects.toThrow(reason);
});

test('the address for browsers is checked, too', async () => {
  const [url, broken] = [await anOrigin({ cors: null }), await anOrigin({ body: '' })];

  await expect(check(url, broken)).rejects.toThrow(`${broken}web/remoteEntry.js: its content`);
  await check(url, await anOrigin());
});

test('a path on the shop needs no permission to be read', async () => {
  await check(await anOrigin({ cors: null }), '/remotes/mf-search/1.0.0-a/');
});
