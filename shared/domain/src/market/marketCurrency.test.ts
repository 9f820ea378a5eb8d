import { marketCurrency } from './marketCurrency.ts';

test('marketCurrency returns the currency code of the market', () => {
  expect(marketCurrency({ currency: { code: 'EUR' } })).toBe('EUR');
});

test.each([null, undefined, {}, { currency: null }, { currency: {} }, { currency: { code: '' } }])(
  'the market %j has no currency [ERR-17]',
  (market) => {
    expect(() => marketCurrency(market)).toThrow('Currency not found for this market');
  },
);
