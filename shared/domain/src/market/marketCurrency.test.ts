import { marketCurrency } from './marketCurrency.ts';

test('marketCurrency returns the currency code of the market', () => {
  expect(marketCurrency({ currency: { code: 'EUR' } })).toBe('EUR');
});

test.each([null, undefined, {}, { currency: null }, { currency: {} }, { currency: { code: '' } }])(
  'ERR-17 the market %j has no currency',
  (market) => {
    expect(() => marketCurrency(market)).toThrow('Currency not found for this market');
  },
);
