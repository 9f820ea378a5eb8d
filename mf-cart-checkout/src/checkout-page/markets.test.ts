import { addressCountry, checkoutMarkets } from './markets.ts';

const market = (alias: string | null, code: string, name: string, virtual = false) => ({
  alias,
  virtual,
  country: { code, name },
  currency: { code: 'EUR' },
});

test('virtual markets and markets without alias are left out, and country names are in the language of the page', () => {
  const channel = {
    markets: [market('se', 'SE', 'Sweden'), market('x', 'NO', 'Norway', true), market(null, 'FI', 'Finland'), null],
  };

  expect(checkoutMarkets(channel, 'sv-SE')).toEqual([
    { alias: 'se', countryCode: 'SE', country: 'Sverige', currency: 'EUR' },
  ]);
  expect(checkoutMarkets(null, 'sv-SE')).toEqual([]);
});

test('a market that is not a country keeps its name and has no country code for addresses', () => {
  expect(checkoutMarkets({ markets: [market('int', 'XX', 'International')] }, 'en-US')[0]?.country).toBe(
    'International',
  );
  expect(addressCountry('XX')).toBeNull();
  expect(addressCountry('SE')).toBe('SE');
});
