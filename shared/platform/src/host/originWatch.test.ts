import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { POLL_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { OriginWatch } from './originWatch.ts';

test('an origin is away after two failures in a row, and back with the first response', async () => {
  let status = 200;
  const server = http.createServer((_request, response) => response.writeHead(status).end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  const files = new Map([
    ['mf-search', `http://127.0.0.1:${port}/x.js`],
    ['mf-content', 'http://127.0.0.1:1/x.js'],
  ]);
  const watch = new OriginWatch(POLL_TIMEOUT_MS);
  const away = () => [...files.keys()].filter((remote) => watch.isAway(remote));

  expect([await watch.check(files), away()]).toEqual([false, []]);
  expect([await watch.check(files), away()]).toEqual([true, ['mf-content']]);
  status = 404;
  expect([await watch.check(files), away()]).toEqual([false, ['mf-content']]);
  expect([await watch.check(files), away()]).toEqual([true, ['mf-search', 'mf-content']]);
  status = 200;
  expect([await watch.check(files), away()]).toEqual([true, ['mf-content']]);
  expect([await watch.check(new Map()), away()]).toEqual([true, []]);
  server.close();
});

test('an origin that accepts connections and never responds is away', async () => {
  const server = http.createServer(() => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  const files = new Map([['mf-search', `http://127.0.0.1:${port}/x.js`]]);
  const watch = new OriginWatch(100);

  await watch.check(files);
  await watch.check(files);

  expect(watch.isAway('mf-search')).toBe(true);
  server.closeAllConnections();
  server.close();
});
