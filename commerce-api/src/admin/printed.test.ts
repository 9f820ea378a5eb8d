import { printed } from './printed.ts';

test('a list is printed as a table, and an empty one as a sentence', () => {
  expect(
    printed([
      { order: 100001, status: 'pending' },
      { order: 100002, customer: 'Karin' },
    ]),
  ).toBe('order   status   customer\n100001  pending\n100002           Karin');
  expect(printed([])).toBe('Nothing found.');
});

test('an object is printed with a line per field, and its lists as tables', () => {
  const text = printed({ order: 1, invoice: null, items: [{ sku: 101, quantity: 2 }], address: { city: 'Umeå' } });

  expect(text).toBe('order    1\ninvoice  –\nitems\n  sku  quantity\n  101  2\naddress  {"city":"Umeå"}');
});
