import { prefersZstd } from './compression.ts';

test.each([
  ['gzip, deflate, br, zstd', true],
  ['zstd', true],
  ['ZSTD;q=1', true],
  ['gzip, deflate, br', false],
  ['br;q=1, zstd;q=0.5', false],
  ['zstd;q=0', false],
  ['identity', false],
  ['', false],
  [undefined, false],
])('%p: Zstandard is preferred: %p', (acceptEncoding, expected) => {
  expect(prefersZstd(acceptEncoding)).toBe(expected);
});
