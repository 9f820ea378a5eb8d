import { aCart, aLine } from '../../testing/trackedSubjects.ts';
import { recommendationItems } from './recommendation.ts';

test('the items of the cart have the fields of the recommendation service [TRACK-02]', () => {
  expect(recommendationItems(aCart, 'EUR')).toEqual([
    {
      name: 'Krok Ek',
      price_currency_code: 'EUR',
      product_id: '104',
      quantity: 2,
      sku_id: '7',
      unit_price: 99.9,
    },
  ]);
});

test.each([
  ['without a product', { ...aLine, product: null }],
  ['without a price', { ...aLine, unitPrice: null }],
])('a line %s is left out [TRACK-02]', (_what, line) => {
  expect(recommendationItems({ ...aCart, items: [line] }, 'SEK')).toEqual([]);
});

test('a shopper without a cart has no items', () => {
  expect(recommendationItems(null, 'SEK')).toEqual([]);
});
