import * as fc from 'fast-check';
import { stockStatus, type StockStatus } from './stockStatus.ts';

type Case = [
  inStock: number,
  oversellable: number,
  atSupplier: number | null,
  quantity: number,
  expected: StockStatus,
  id: string,
];

test.each<Case>([
  [6, 0, null, 1, { kind: 'inStock' }, 'PRODUCT-04'],
  [240, 10, 5, 1, { kind: 'inStock' }, 'PRODUCT-04'],
  [5, 0, null, 1, { kind: 'few', quantity: 5 }, 'PRODUCT-05'],
  [1, 0, 0, 1, { kind: 'few', quantity: 1 }, 'PRODUCT-05'],
  [3, 4, 0, 3, { kind: 'few', quantity: 3 }, 'PRODUCT-05'],
  [0, 0, null, 1, { kind: 'outOfStock' }, 'PRODUCT-06'],
  [0, 1, 0, 1, { kind: 'backorder' }, 'PRODUCT-06'],
  [3, 4, 0, 4, { kind: 'backorder' }, 'PRODUCT-06'],
  [0, 0, 9, 1, { kind: 'static' }, 'PRODUCT-06'],
  [2, 0, 9, 3, { kind: 'static' }, 'PRODUCT-06'],
])(
  '%i in stock, %i to oversell, %j at the supplier and %i wanted is %j [%s]',
  (inStock, oversellable, atSupplier, quantity, expected, _id) => {
    const totalStock = inStock + oversellable + (atSupplier ?? 0);

    expect(stockStatus({ totalStock, inStock, oversellable, static: atSupplier }, quantity)).toEqual(expected);
  },
);

test('a total of 0 is out of stock, independent of the other amounts [PRODUCT-06]', () => {
  expect(stockStatus({ totalStock: 0, inStock: 4, oversellable: 2, static: 3 })).toEqual({ kind: 'outOfStock' });
});

test('the quantity of "few left" is always between 1 and 5', () => {
  const amount = fc.integer({ min: 0, max: 20 });

  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      fc.integer({ min: 1, max: 20 }),
      (inStock, oversellable, atSupplier, quantity) => {
        const totalStock = inStock + oversellable + atSupplier;
        const status = stockStatus({ totalStock, inStock, oversellable, static: atSupplier }, quantity);

        expect(status.kind === 'outOfStock').toBe(totalStock <= 0);
        if (status.kind === 'few') {
          expect(status.quantity).toBe(inStock);
          expect(inStock >= 1 && inStock <= 5).toBe(true);
        }
      },
    ),
  );
});
