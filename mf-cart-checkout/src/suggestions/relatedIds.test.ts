import { relatedIds } from './relatedIds.ts';

test('products related to more lines come first, then those that the API lists first', () => {
  expect(
    relatedIds(
      [
        [1, 2, 3],
        [4, 3],
      ],
      [],
    ),
  ).toEqual([3, 1, 4, 2]);
});

test('products in the cart are left out', () => {
  expect(relatedIds([[1, 2]], [1])).toEqual([2]);
});
