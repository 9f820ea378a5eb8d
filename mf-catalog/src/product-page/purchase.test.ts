import { onlySku, purchaseRefusal } from './purchase.ts';

const sku = { skuId: 1, stock: { totalStock: 3 } };

test('without a size there is nothing to add', () => {
  expect(purchaseRefusal(undefined, { quantity: 1, inCart: 0 })).toEqual({ reason: 'noSize' });
});

test.each([
  [3, 0],
  [1, 2],
])('%i more beside %i in the cart are within the stock', (quantity, inCart) => {
  expect(purchaseRefusal(sku, { quantity, inCart })).toBeNull();
});

test.each([
  [4, 0],
  [1, 3],
])('%i more beside %i in the cart are refused, the stock named', (quantity, inCart) => {
  expect(purchaseRefusal(sku, { quantity, inCart })).toEqual({ reason: 'stock', stock: 3 });
});

test('a sku without a known stock cannot be promised', () => {
  expect(purchaseRefusal({ skuId: 1, stock: null }, { quantity: 1, inCart: 0 })).toEqual({ reason: 'stock', stock: 0 });
});

test('only a product with one sku needs no choice', () => {
  expect(onlySku([sku])).toBe(sku);
  expect(onlySku([sku, { ...sku, skuId: 2 }])).toBeUndefined();
  expect(onlySku([])).toBeUndefined();
});
