import { COMMANDS } from './commands.ts';

/** Commands that neither change data nor print data of a shopper. */
const PRINT_NO_SHOPPER: Readonly<Record<string, string>> = {
  'brand list': 'companies that answer for products, as product pages show them',
  'campaign list': 'reductions of products',
  'carrier list': 'fees by country',
  'content export': 'texts of pages and menus',
  'content list': 'keys and dates of pages',
  'erasure list': 'numbers and keyed hashes of erased persons',
  export: 'catalog and content, without reviews',
  'operator list': 'staff, whom their employer informs',
  'payment-method list': 'providers and fees',
  'product export': 'a product without its reviews',
  'product find': 'products and their stock',
  'product safety': 'companies that answer for products, as product pages show them',
  'product show': 'a product with prices and images',
  'promo list': 'codes and the number of their uses',
};

test('each command changes data, records whose data it prints, or prints no data of a shopper', () => {
  const readers = [...COMMANDS.values()].filter(({ reads }) => reads !== undefined);
  const shopReaders = readers.filter(({ reads }) => reads === 'shop').map(({ name }) => name);

  expect(shopReaders.toSorted()).toEqual(Object.keys(PRINT_NO_SHOPPER).toSorted());
  expect(readers.length).toBeGreaterThan(shopReaders.length);
});
