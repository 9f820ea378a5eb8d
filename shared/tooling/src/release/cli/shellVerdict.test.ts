import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shellVerdict } from './shellVerdict.ts';

/** A shell whose only process has a release live. */
const server = createServer((_request, response) =>
  response.end(JSON.stringify({ processes: [{ live: { 'mf-search': 'a' }, failures: {}, refusedSince: {} }] })),
);
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const address: Pick<AddressInfo, 'port'> = Object(server.address());
  port = address.port;
});
afterAll(() => {
  server.close();
});

test('a running shell says whether a release is live in all of its processes', async () => {
  expect(await shellVerdict(port, 'mf-search', 'a', 5)).toEqual({
    isLive: true,
    text: 'a is live in 1 of 1 processes.',
  });
  expect(await shellVerdict(port, 'mf-search', 'b', 1)).toEqual({
    isLive: false,
    text: 'b is live in 0 of 1 processes.',
  });
});

test('a shell that is not running says nothing', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => {
    closed.listen(0, 'localhost', resolve);
  });
  const address: Pick<AddressInfo, 'port'> = Object(closed.address());
  await new Promise((resolve) => {
    closed.close(resolve);
  });

  expect(await shellVerdict(address.port, 'mf-search', 'a', 5)).toBeUndefined();
});
