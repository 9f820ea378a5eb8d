import { marketCurrency } from './marketCurrency.ts';

test('a market has the currency it sells in', () => {
  expect(marketCurrency({ currency: { code: 'EUR' } })).toBe('EUR');
});

test.each([null, undefined, {}, { currency: null }, { currency: {} }, { currency: { code: '' } }])(
  'ERR-17 a market as %j has no currency',
  (market) => {
    expect(() => marketCurrency(market)).toThrow('Currency not found for this market');
  },
);
