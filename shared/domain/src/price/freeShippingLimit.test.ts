import { freeShippingLimit } from './freeShippingLimit.ts';

const config = { freeShippingLimits: { SEK: 899, EUR: 89.5, NOK: 949 } };

test.each([
  ['SEK', 'sv-SE', '899 kr'],
  ['EUR', 'sv-SE', '89,50 €'],
  ['NOK', 'sv-SE', '949 Nkr'],
  ['EUR', 'en-US', '€89.50'],
  ['SEK', 'en-US', 'SEK 899'],
])('the limit of free shipping in %s, in %s [CONST-01, OP-24]', (currency, languageId, expected) => {
  expect(freeShippingLimit({ currency, languageId, config })?.replaceAll('\u00A0', ' ')).toBe(expected);
});

test('a currency without a limit has no free shipping', () => {
  expect(freeShippingLimit({ currency: 'DKK', languageId: 'sv-SE', config })).toBeNull();
});
