import { aCartLine } from '@hemvaror/testing/builders/aCart';
import { aStock } from '@hemvaror/testing/builders/aSku';
import { lineDetails } from './lineDetails.ts';

test.each([
  ['128 mm', '128 mm'],
  ['-', null],
  ['One size', null],
  ['', null],
])('a SKU named "%s" has the size %s', (size, expected) => {
  expect(lineDetails(aCartLine({}, { name: size })).size).toBe(expected);
});

test('maxQuantity is the total stock, but at least the quantity in the cart', () => {
  expect(lineDetails(aCartLine({ quantity: 1 }, { stock: aStock(3, 2) })).maxQuantity).toBe(5);
  expect(lineDetails(aCartLine({ quantity: 4 }, { stock: aStock(1) })).maxQuantity).toBe(4);
});

test('a line is backordered if its quantity exceeds the stock and the SKU allows backorders', () => {
  expect(lineDetails(aCartLine({ quantity: 2 }, { stock: aStock(1, 5) })).isBackordered).toBe(true);
  expect(lineDetails(aCartLine({ quantity: 2 }, { stock: aStock(2, 5) })).isBackordered).toBe(false);
});

test('a line of a removed product has empty details', () => {
  expect(lineDetails(aCartLine({ product: null }))).toEqual({
    name: '',
    brand: '',
    size: null,
    fileName: null,
    url: null,
    stock: null,
    maxQuantity: 1,
    isBackordered: false,
    shortage: 'gone',
  });
});

test.each([
  [2, aStock(2), null],
  [3, aStock(2, 1), null],
  [3, aStock(2), 'short'],
  [1, aStock(0), 'soldOut'],
] as const)('a line of %i with the stock %j has the shortage %s', (quantity, stock, expected) => {
  expect(lineDetails(aCartLine({ quantity }, { stock })).shortage).toBe(expected);
});
