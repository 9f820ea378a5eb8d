import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@hemvaror/testing/until';
import type { Change } from '../data/change.ts';
import { subscribeToChanges } from './changeFeed.ts';

const log = { info: jest.fn(), warn: jest.fn() };
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** An API whose connections are written to by the test. */
async function aFeed(status = 200) {
  const connections: http.ServerResponse[] = [];
  const server = http.createServer((_request, response) => {
    connections.push(response);
    response.writeHead(status, { 'content-type': 'text/event-stream' }).write(': connected\n\n');
    if (status !== 200) response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  const changes: Change[] = [];
  const url = `http://127.0.0.1:${port}/-/changes`;
  const stop = subscribeToChanges({ url, onChange: (change) => changes.push(change), log, retryMs: 5 });
  ends.push(stop, () => {
    server.closeAllConnections();
    server.close();
  });
  return { connections, changes, stop };
}

test('each announced change is reported, also when it comes in pieces', async () => {
  const { connections, changes } = await aFeed();
  await until(() => changes.length === 1);

  connections[0]?.write('data: {"productIds":');
  connections[0]?.write('[4,5]}\n\n: heartbeat\n\ndata: {"everything":true}\n\ndata: what\n\n');
  await until(() => changes.length === 4);

  expect(changes).toEqual([{ everything: true }, { productIds: [4, 5] }, { everything: true }, { everything: true }]);
});

test('a lost connection is opened again, and everything counts as changed', async () => {
  const { connections, changes } = await aFeed();
  await until(() => changes.length === 1);

  connections[0]?.destroy();
  await until(() => changes.length === 2);

  expect(connections).toHaveLength(2);
  expect(changes.at(-1)).toEqual({ everything: true });
});

test('an API without the feed is requested again and logged once', async () => {
  log.warn.mockClear();
  const { connections, changes } = await aFeed(404);

  await until(() => connections.length >= 3);

  expect(changes).toEqual([]);
  expect(log.warn).toHaveBeenCalledTimes(1);
});
