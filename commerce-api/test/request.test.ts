import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { request } from './request.ts';

let server: Server;
let requests = 0;
afterEach(() => server.close());

/** Starts a server that closes the connections of the first requests without a response. @returns its address */
async function serverThatCloses(count: number): Promise<string> {
  requests = 0;
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      requests += 1;
      if (requests <= count) socket.destroy();
      else socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
}

test('a request whose connection is closed before the response is repeated', async () => {
  const response = await request(await serverThatCloses(2), { method: 'POST', body: 'a' });

  expect(await response.text()).toBe('ok');
  expect(requests).toBe(3);
});

test('a server that closes every connection fails the request', async () => {
  await expect(request(await serverThatCloses(Infinity))).rejects.toThrow('fetch failed');

  expect(requests).toBe(3);
});
