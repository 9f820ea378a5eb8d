import { isCacheablePath } from './isCacheablePath.ts';

test.each([
  ['/', true],
  ['/c/beslag/krokar', true],
  ['/c/beslag/krokar?page=2&sort=PRICE', true],
  ['/c/beslag/krokar?brands=Dunort~4', true],
  ['/s?q=krok', false],
  ['/?utm_source=letter', false],
  ['/reset?resetKey=secret', false],
  [`/c/${'a'.repeat(500)}`, false],
])('%s may be cached: %s', (url, expected) => {
  expect(isCacheablePath(url)).toBe(expected);
});
