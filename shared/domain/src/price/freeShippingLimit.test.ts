import { LOCALES } from '../site/locales.ts';
import { freeShippingLimit } from './freeShippingLimit.ts';

const config = { freeShippingLimits: { SEK: 899, EUR: 89.5, NOK: 949 } };

const limit = (currency: string, locale: 'sv' | 'en', vatIncluded = true) =>
  freeShippingLimit({ currency, locale, languageId: LOCALES[locale].iso, config }, vatIncluded)?.replaceAll(
    '\u00A0',
    ' ',
  );

test.each([
  ['SEK', 'sv', '899 kr'],
  ['EUR', 'sv', '89,50 €'],
  ['NOK', 'sv', '949 Nkr'],
  ['EUR', 'en', '€89.50'],
  ['SEK', 'en', 'SEK 899'],
] as const)('the limit of free shipping in %s, in %s [CONST-01, OP-24]', (currency, locale, expected) => {
  expect(limit(currency, locale)).toBe(expected);
});

test('a visitor who sees prices without VAT reads that the limit includes it [OP-24]', () => {
  expect(limit('SEK', 'sv', false)).toBe('899 kr inkl. moms');
  expect(limit('EUR', 'en', false)).toBe('€89.50 incl. VAT');
});

test('a currency without a limit has no free shipping', () => {
  expect(limit('DKK', 'sv')).toBeUndefined();
  expect(freeShippingLimit({ currency: 'DKK', locale: 'sv', languageId: 'sv-SE', config }, false)).toBeNull();
});
