import http from 'node:http';
import { integrityOf } from '@hemvaror/platform/contract/integrity';
import { originRelease } from './originRelease.ts';

const MANIFEST = JSON.stringify({
  schema: 2,
  name: 'mf-search',
  release: '1.0.0-a',
  contract: 4,
  container: 'mf_search_1_0_0_a',
  exposes: {},
  integrity: {},
});
const files: Record<string, string> = {
  '/search/1.0.0-a/release.json': MANIFEST,
  '/search/1.0.0-b/release.json': MANIFEST,
  '/search/1.0.0-c/release.json': '<html>',
};
let server: http.Server;
let origin: string;

beforeAll(async () => {
  server = http.createServer(({ url = '' }, response) => {
    const file = files[url];
    response.writeHead(file === undefined ? 404 : 200).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: { port?: number } = Object(server.address());
  origin = `http://127.0.0.1:${port}/search`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test.each(['', '/'])('a release of an origin has its address, its integrity and its contract', async (end) => {
  expect(await originRelease('mf-search', '1.0.0-a', origin + end)).toEqual({
    entry: { release: '1.0.0-a', url: `${origin}/1.0.0-a/`, integrity: integrityOf(MANIFEST) },
    contract: 4,
  });
});

test.each([
  ['mf-search', '1.0.0-b', /1\.0\.0-b\/ is not the release 1\.0\.0-b of mf-search/],
  ['mf-cart-checkout', '1.0.0-a', /is not the release 1\.0\.0-a of mf-cart-checkout/],
  ['mf-search', '1.0.0-c', /is not the release/],
  ['mf-search', '1.0.0-d', /responds with 404/],
])('the folder of %s %s that has no such release is refused', async (remote, release, message) => {
  await expect(originRelease(remote, release, origin)).rejects.toThrow(message);
});
