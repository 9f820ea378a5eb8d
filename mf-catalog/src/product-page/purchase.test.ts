import { onlySku, purchaseRefusal } from './purchase.ts';

const sku = { skuId: 1, stock: { totalStock: 3 } };

test('a purchase without a size is refused', () => {
  expect(purchaseRefusal(undefined, { quantity: 1, inCart: 0 })).toEqual({ reason: 'noSize' });
});

test.each([
  [3, 0],
  [1, 2],
])('adding %i with %i in the cart is within the stock', (quantity, inCart) => {
  expect(purchaseRefusal(sku, { quantity, inCart })).toBeNull();
});

test.each([
  [4, 0],
  [1, 3],
])('adding %i with %i in the cart is refused with the stock', (quantity, inCart) => {
  expect(purchaseRefusal(sku, { quantity, inCart })).toEqual({ reason: 'stock', stock: 3 });
});

test('a SKU without stock data is out of stock', () => {
  expect(purchaseRefusal({ skuId: 1, stock: null }, { quantity: 1, inCart: 0 })).toEqual({ reason: 'stock', stock: 0 });
});

test('onlySku returns the SKU of a product with exactly one', () => {
  expect(onlySku([sku])).toBe(sku);
  expect(onlySku([sku, { ...sku, skuId: 2 }])).toBeUndefined();
  expect(onlySku([])).toBeUndefined();
});
