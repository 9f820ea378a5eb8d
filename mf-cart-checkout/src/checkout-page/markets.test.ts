import { addressCountry, checkoutMarkets, marketOf } from './markets.ts';

const market = (alias: string | null, code: string, name: string, virtual = false) => ({
  alias,
  virtual,
  country: { code, name },
  currency: { code: 'EUR' },
});

test('virtual markets and markets without alias are left out, and country names are in the language of the page [LOCALE-21]', () => {
  const channel = {
    markets: [market('se', 'SE', 'Sweden'), market('x', 'NO', 'Norway', true), market(null, 'FI', 'Finland'), null],
  };

  expect(checkoutMarkets(channel, 'sv-SE')).toEqual([
    { alias: 'se', countryCode: 'SE', country: 'Sverige', currency: 'EUR' },
  ]);
  expect(checkoutMarkets(null, 'sv-SE')).toEqual([]);
});

test('only countries can be delivered to, and they are listed by name', () => {
  const channel = {
    markets: [
      market('eu', 'EU', 'Europe'),
      market('int', 'XX', 'International'),
      market('at', 'AT', 'Austria'),
      market('fi', 'FI', 'Finland'),
      market('dk', 'DK', 'Denmark'),
    ],
  };

  expect(checkoutMarkets(channel, 'sv-SE').map(({ country }) => country)).toEqual(['Danmark', 'Finland', 'Österrike']);
});

test('a channel without a country offers its other markets, which have no country code for addresses', () => {
  expect(checkoutMarkets({ markets: [market('int', 'XX', 'International')] }, 'en-US')[0]?.country).toBe(
    'International',
  );
  expect(addressCountry('XX')).toBeNull();
  expect(addressCountry('EU')).toBeNull();
  expect(addressCountry('SE')).toBe('SE');
  expect(addressCountry('')).toBeNull();
});

test('the only market needs no choice, one of several does', () => {
  const [austria, denmark] = checkoutMarkets(
    { markets: [market('at', 'AT', 'Austria'), market('dk', 'DK', 'Denmark')] },
    'en-US',
  );
  if (!austria || !denmark) throw new Error('The markets are missing.');

  expect(marketOf([austria], 'eu')).toBe(austria);
  expect(marketOf([austria, denmark], 'dk')).toBe(denmark);
  expect(marketOf([austria, denmark], 'eu')).toBeNull();
});
