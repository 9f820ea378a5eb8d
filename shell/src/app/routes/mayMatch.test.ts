import { mayMatch } from './mayMatch.ts';

test('a route with another fixed segment cannot match', () => {
  expect(mayMatch('/p/:alias', '/c/beslag')).toBe(false);
  expect(mayMatch('/en/c/:category', '/c/beslag')).toBe(false);
  expect(mayMatch('/checkout/confirm', '/checkout')).toBe(false);
  expect(mayMatch('/:alias', '/garanti')).toBe(true);
  expect(mayMatch('/b/*', '/b/muuto')).toBe(true);
});
