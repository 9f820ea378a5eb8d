import { aLine } from '../testing/aCart.ts';
import { lineFacts } from './lineFacts.ts';

test.each([
  ['128 mm', '128 mm'],
  ['-', null],
  ['One size', null],
  ['', null],
])('a sku named "%s" has the size %s', (size, shown) => {
  expect(lineFacts(aLine({ size })).size).toBe(shown);
});

test('what can be had is the whole stock, and never less than what is in the cart', () => {
  expect(lineFacts(aLine({ inStock: 3, oversellable: 2, quantity: 1 })).maxQuantity).toBe(5);
  expect(lineFacts(aLine({ inStock: 1, quantity: 4 })).maxQuantity).toBe(4);
});

test('a line that wants more than is in stock is backordered where that is allowed', () => {
  expect(lineFacts(aLine({ inStock: 1, oversellable: 5, quantity: 2 })).isBackordered).toBe(true);
  expect(lineFacts(aLine({ inStock: 2, oversellable: 5, quantity: 2 })).isBackordered).toBe(false);
});

test('a product that is gone leaves a line that can still be shown and removed', () => {
  expect(lineFacts(aLine({ product: null }))).toEqual({
    name: '',
    brand: '',
    size: null,
    fileName: null,
    url: null,
    stock: null,
    maxQuantity: 1,
    isBackordered: false,
  });
});
