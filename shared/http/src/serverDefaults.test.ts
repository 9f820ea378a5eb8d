import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify, type FastifyInstance } from 'fastify';
import { serverDefaults } from './serverDefaults.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = fastify(serverDefaults((ms) => ms * 100));
  app.get('/page', (request, reply) => reply.send(request.id));
});
afterEach(() => app.close());

async function openConnection(): Promise<Socket> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

test.each([
  ['headers that are too long', `GET /page HTTP/1.1\r\nHost: shop\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
  ['a request that is not HTTP', 'no request\r\n\r\n', '400'],
])('the response to %s names the end of the connection', async (_title, request, status) => {
  const socket = await openConnection();

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
  const socket = await openConnection();
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
  await app.listen({ host: '127.0.0.1', port: 0 });

  expect(app.server).toMatchObject({ headersTimeout: 1_000_000, requestTimeout: 2_000_000 });
});

test.each([
  ['abc-123', 'abc-123'],
  ['a b<c>', expect.stringMatching(/^[\da-f-]{36}$/)],
  ['x'.repeat(101), expect.stringMatching(/^[\da-f-]{36}$/)],
])('a request with the id %s has the id %s', async (given, expected) => {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });

  const response = await fetch(`${origin}/page`, { headers: { 'x-request-id': given } });

  expect(await response.text()).toEqual(expected);
});
