import { codingFor } from './compression.ts';

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['zstd', 'zstd'],
  ['ZSTD;q=1', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['br;q=1, zstd;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['zstd;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('%p: documents are coded with %p', (acceptEncoding, expected) => {
  expect(codingFor(acceptEncoding)).toBe(expected);
});
