import { missingIds, sortBySavedOrder } from './savedProducts.ts';

const products = [{ productId: 1 }, { productId: 2 }];

test('saved ids that are not in the response are missing', () => {
  expect(missingIds([2, 99, 1], products, 2)).toEqual([99]);
});

test('a response with fewer products than its count has no missing ids', () => {
  expect(missingIds([2, 99, 1], products, 3)).toEqual([]);
  expect(missingIds([2, 99, 1], [], 3)).toEqual([]);
});

test('products are sorted in saved order, without products that are not favorites', () => {
  expect(sortBySavedOrder([...products, { productId: 3 }], [3, 99, 1])).toEqual([{ productId: 3 }, { productId: 1 }]);
});
