import http from 'node:http';
import { until } from '@hemvaror/testing/until';
import { followEvents } from './followEvents.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Follows a server that responds as the test says. */
async function follow(respond: (response: http.ServerResponse) => void) {
  const server = http.createServer((_request, response) => respond(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: { port?: number } = Object(server.address());
  const seen: string[] = [];
  const stop = followEvents({
    url: `http://127.0.0.1:${port}/events`,
    onConnected: () => seen.push('connected'),
    onData: (data) => seen.push(data.trim()),
    onLost: (error) => seen.push(`lost: ${String(error)}`),
    retryMs: 5,
  });
  ends.push(stop, () => {
    server.closeAllConnections();
    server.close();
  });
  return seen;
}

const begin = (response: http.ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });

test('events arrive after the connection, also in pieces, and without the heartbeats', async () => {
  const seen = await follow((response) => {
    begin(response).write(': heartbeat\n\ndata: on');
    setImmediate(() => response.write('e\n\ndata: two\n\n'));
  });

  await until(() => seen.length === 3);
  expect(seen).toEqual(['connected', 'one', 'two']);
});

test('a server without events is asked again, without a connection', async () => {
  const seen = await follow((response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));

  await until(() => seen.length >= 2);
  expect(seen.slice(0, 2)).toEqual(Array(2).fill('lost: Error: The server sent no events: HTTP 200.'));
});

test('an endless line ends the connection', async () => {
  const seen = await follow((response) => begin(response).write('x'.repeat(200_000)));

  await until(() => seen.length >= 2);
  expect(seen.slice(0, 2)).toEqual(['connected', 'lost: Error: The server sent an endless line.']);
});
