import { supplyOf } from './supplyOf.ts';

test.each([
  [{ kind: 'inStock' }, 'stock'],
  [{ kind: 'few', quantity: 2 }, 'stock'],
  [{ kind: 'backorder' }, 'madeToOrder'],
  [{ kind: 'static' }, 'supplier'],
  [{ kind: 'outOfStock' }, null],
] as const)('the items of the status %j come from %j', (status, supply) => {
  expect(supplyOf(status)).toBe(supply);
});
