import { missingIds, sortBySavedOrder } from './savedProducts.ts';

const products = [{ productId: 1 }, { productId: 2 }];

test('what the shop did not find is gone', () => {
  expect(missingIds([2, 99, 1], products, 2)).toEqual([99]);
});

test('an answer that holds less than it counts makes nothing gone', () => {
  expect(missingIds([2, 99, 1], products, 3)).toEqual([]);
  expect(missingIds([2, 99, 1], [], 3)).toEqual([]);
});

test('products stand in the order they were saved, without those that are no favorites', () => {
  expect(sortBySavedOrder([...products, { productId: 3 }], [3, 99, 1])).toEqual([{ productId: 3 }, { productId: 1 }]);
});
