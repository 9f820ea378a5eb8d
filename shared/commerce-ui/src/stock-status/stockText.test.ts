import { stockStatus, type Stock } from '@storefront/domain/stock/stockStatus';
import { createI18n } from '@storefront/i18n/createI18n';
import sv from '../messages/sv.json';
import { stockText } from './stockText.ts';

const t = createI18n('sv', { commerce: sv }).getFixedT('sv', 'commerce');

function textOf(stock: Stock, quantity = 1, incoming?: string): string {
  return stockText(stockStatus(stock, quantity), t, incoming).text;
}

test('PRODUCT-04 more than five in stock reads "+5 i lager"', () => {
  expect(textOf({ totalStock: 6, inStock: 6, oversellable: 0 })).toBe('+5 i lager');
});

test.each([1, 5])('PRODUCT-05 with %i in stock the shopper reads how few are left', (inStock) => {
  expect(textOf({ totalStock: inStock, inStock, oversellable: 0 })).toBe(`Bara ${inStock} kvar`);
});

test('PRODUCT-06 sold out, on backorder and at the maker each have their own text', () => {
  const texts = [
    textOf({ totalStock: 0, inStock: 0, oversellable: 0 }),
    textOf({ totalStock: 4, inStock: 0, oversellable: 4 }),
    textOf({ totalStock: 9, inStock: 0, oversellable: 0, static: 9 }),
  ];

  expect(texts).toEqual(['Slut i lager', 'Beställningsvara', 'I lager hos tillverkaren']);
});

test('a sold-out product that is on its way says when it is back', () => {
  expect(textOf({ totalStock: 0, inStock: 0, oversellable: 0 }, 1, '2026-04-02')).toBe('Åter i lager vecka 14');
});
