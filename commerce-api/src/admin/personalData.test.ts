import { readSummary } from './personalData.ts';

test('a record of a read counts each shown customer and order once, and names at most 100', () => {
  const orders = Array.from({ length: 250 }, (_, index) => index + 1);

  const summary = readSummary({ orders: [...orders, 1, null], customers: [7] });

  expect(summary).toEqual({
    orders: { count: 250, ids: orders.slice(0, 100) },
    customers: { count: 1, ids: [7] },
  });
});
