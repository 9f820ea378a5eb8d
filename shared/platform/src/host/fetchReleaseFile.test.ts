import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { POLL_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { fetchReleaseFile } from './fetchReleaseFile.ts';
import { TemporaryFailure } from './temporaryFailure.ts';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function anAddress(respond: http.RequestListener): Promise<URL> {
  const server = http.createServer(respond);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  return new URL(`http://127.0.0.1:${port}/1.0.0-a/release.json`);
}

test('a file is fetched with its headers', async () => {
  const url = await anAddress((_request, response) => response.setHeader('content-type', 'text/css').end('{}'));
  const { headers, content } = await fetchReleaseFile(url);

  expect([headers.get('content-type'), content.toString()]).toEqual(['text/css', '{}']);
});

test.each<[string, http.RequestListener, timeoutMs: number]>([
  ['responds with 503', (_request, response) => response.writeHead(503).end(), POLL_TIMEOUT_MS],
  ['closes the connection', ({ socket }) => socket.destroy(), POLL_TIMEOUT_MS],
  [
    'breaks off in the middle of a file',
    (_request, response) => {
      response.writeHead(200, { 'content-length': 10 });
      response.write('half', () => response.destroy());
    },
    POLL_TIMEOUT_MS,
  ],
  ['does not respond', () => undefined, 500],
])('an origin that %s is away, which is no fault of the release', async (_what, respond, timeoutMs) => {
  const error: unknown = await fetchReleaseFile(await anAddress(respond), timeoutMs).catch((reason: unknown) => reason);

  expect(error).toBeInstanceOf(TemporaryFailure);
  expect(error).toHaveProperty('blames', 'origin');
});

test.each<[string, http.RequestListener, string]>([
  ['is missing', (_request, response) => response.writeHead(404).end(), 'release.json: HTTP 404'],
  ['is redirected', (_request, response) => response.writeHead(302, { location: '/' }).end(), 'HTTP 302'],
  ['is too large', (_request, response) => response.end(Buffer.alloc(20_000_001)), 'larger than 20000000 bytes'],
])('a file that %s is a fault of the release', async (_what, respond, reason) => {
  const error: unknown = await fetchReleaseFile(await anAddress(respond)).catch((thrown: unknown) => thrown);

  expect(error).not.toBeInstanceOf(TemporaryFailure);
  expect(String(error)).toContain(reason);
});
