import { isNewProduct } from './isNewProduct.ts';

test.each([
  ['2026-11-23', true],
  ['2026-09-25', true],
  ['2026-09-24', false],
  ['2024-12-03', false],
  ['2026-11-24', false],
  ['', false],
  [null, false],
])('a product that is available from %j is new on 23 November 2026: %s', (firstAvailableOn, expected) => {
  expect(isNewProduct(firstAvailableOn, '2026-11-23')).toBe(expected);
});

test('no product is new if the date is unknown', () => {
  expect(isNewProduct('2026-11-23', undefined)).toBe(false);
});
