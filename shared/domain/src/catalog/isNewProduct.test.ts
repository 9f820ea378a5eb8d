import { isNewProduct } from './isNewProduct.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');

test.each([
  ['2026-11-23', true],
  ['2026-09-25', true],
  ['2026-09-24', false],
  ['2024-12-03', false],
  ['2026-11-24', false],
  ['', false],
  [null, false],
])('a product that is available from %j is new on 23 November 2026: %s', (firstAvailableOn, expected) => {
  expect(isNewProduct(firstAvailableOn, NOW)).toBe(expected);
});
