import { aCartLine } from '@hemvaror/testing/builders/aCart';
import { aStock } from '@hemvaror/testing/builders/aSku';
import { lineDetails } from './lineDetails.ts';

test.each([
  ['128 mm', '128 mm'],
  ['-', null],
  ['One size', null],
  ['', null],
])('a sku named "%s" has the size %s', (size, shown) => {
  expect(lineDetails(aCartLine({}, { name: size })).size).toBe(shown);
});

test('what can be had is the whole stock, and never less than what is in the cart', () => {
  expect(lineDetails(aCartLine({ quantity: 1 }, { stock: aStock(3, 2) })).maxQuantity).toBe(5);
  expect(lineDetails(aCartLine({ quantity: 4 }, { stock: aStock(1) })).maxQuantity).toBe(4);
});

test('a line that wants more than is in stock is backordered where that is allowed', () => {
  expect(lineDetails(aCartLine({ quantity: 2 }, { stock: aStock(1, 5) })).isBackordered).toBe(true);
  expect(lineDetails(aCartLine({ quantity: 2 }, { stock: aStock(2, 5) })).isBackordered).toBe(false);
});

test('a product that is gone leaves a line that can still be shown and removed', () => {
  expect(lineDetails(aCartLine({ product: null }))).toEqual({
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
