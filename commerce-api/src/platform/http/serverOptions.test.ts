import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { serverOptions } from './serverOptions.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify(serverOptions({ logLevel: 'silent', trustedProxies: [], timeFactor: 1 }));
  app.get('/page', async () => 'page');
});
afterEach(() => app.close());

async function listen(): Promise<Socket> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

test.each([
  ['headers that are too long', `GET /page HTTP/1.1\r\nHost: api\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
  ['a request that is not HTTP', 'no request\r\n\r\n', '400'],
])('the response to %s names the end of the connection', async (_title, request, status) => {
  const socket = await listen();

  socket.write(request);
  const [start = '', ...headers] = (await text(socket)).split('\r\n');

  expect(start).toContain(`HTTP/1.1 ${status} `);
  expect(headers).toContain('Connection: close');
});

test('a request on an open connection is handled while the server closes', async () => {
  const release = Promise.withResolvers<void>();
  const closingStarted = Promise.withResolvers<void>();
  app.get('/slow', async () => release.promise.then(() => 'slow'));
  app.addHook('preClose', async () => closingStarted.resolve());
  const socket = await listen();
  socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(app.server, 'request');

  const closed = app.close();
  await closingStarted.promise;
  socket.write('GET /page HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(app.server, 'request');
  release.resolve();

  expect((await text(socket)).match(/HTTP\/1.1 \d+|connection: [\w-]+/gi)).toEqual([
    'HTTP/1.1 200',
    'Connection: keep-alive',
    'HTTP/1.1 200',
    'Connection: close',
  ]);
  await closed;
});

test('the server starts with the largest factor of time limits', async () => {
  const slow = Fastify(serverOptions({ logLevel: 'silent', trustedProxies: [], timeFactor: 100 }));
  await slow.listen({ host: '127.0.0.1', port: 0 });

  expect(slow.server).toMatchObject({ headersTimeout: 1_000_000, requestTimeout: 2_000_000 });
  await slow.close();
});
