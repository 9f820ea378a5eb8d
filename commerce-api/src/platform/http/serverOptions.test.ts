import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { serverOptions } from './serverOptions.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify(serverOptions({ logLevel: 'silent', trustedProxies: [] }));
  app.get('/page', async () => 'page');
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

test.each([
  ['headers that are too long', `GET /page HTTP/1.1\r\nHost: api\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
  ['a request that is not HTTP', 'no request\r\n\r\n', '400'],
])('the response to %s names the end of the connection', async (_title, request, status) => {
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  await once(socket, 'connect');

  socket.write(request);
  const [start = '', ...headers] = (await text(socket)).split('\r\n');

  expect(start).toContain(`HTTP/1.1 ${status} `);
  expect(headers).toContain('Connection: close');
});
