import { freeShippingLimitsFrom } from './freeShipping.ts';

test('limits are parsed from major units, with decimals and spaces', () => {
  expect([...freeShippingLimitsFrom('SEK:899, EUR:89.50')]).toEqual([
    ['SEK', 89_900],
    ['EUR', 8_950],
  ]);
});

test.each([
  ['SEK', 'has the invalid entry "SEK"'],
  ['SEK:-1', 'has the invalid entry "SEK:-1"'],
  ['USD:99', 'has the invalid entry "USD:99"'],
  ['SEK:10000001', 'has the invalid entry "SEK:10000001"'],
  ['SEK:899,SEK:900', 'lists SEK twice'],
])('%j is rejected: %s', (text, message) => {
  expect(() => freeShippingLimitsFrom(text)).toThrow(message);
});
