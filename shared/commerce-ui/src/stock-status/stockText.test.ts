import { stockStatus, type Stock } from '@hemvaror/domain/stock/stockStatus';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { aStock } from '@hemvaror/testing/builders/aSku';
import en from '../messages/en.json';
import sv from '../messages/sv.json';
import { stockText } from './stockText.ts';

const t = createI18n('sv', { commerce: sv }).getFixedT('sv', 'commerce');

function textOf(stock: Stock, quantity = 1, incoming?: string): string {
  return stockText(stockStatus(stock, quantity), t, { incoming }).text;
}

test('the text for more than five in stock is "+5 i lager" [PRODUCT-04]', () => {
  expect(textOf(aStock(6))).toBe('+5 i lager');
});

test.each([1, 5])('the text for %i in stock contains the number [PRODUCT-05]', (inStock) => {
  expect(textOf(aStock(inStock))).toBe(`Bara ${inStock} kvar`);
});

test('out of stock, backorder and static each have their own text [PRODUCT-06]', () => {
  const texts = [textOf(aStock(0)), textOf(aStock(0, 4)), textOf({ ...aStock(0), totalStock: 9, static: 9 })];

  expect(texts).toEqual(['Slut i lager', 'Beställningsvara', 'I lager hos tillverkaren']);
});

test('the text for expected stock has the week in Swedish and the date in English [PRODUCT-07]', () => {
  const soldOut = stockStatus(aStock(0), 1);
  const english = createI18n('en', { commerce: en }).getFixedT('en', 'commerce');

  expect(stockText(soldOut, t, { incoming: '2026-04-02' }).text).toBe('Åter i lager vecka 14');
  expect(stockText(soldOut, english, { incoming: '2026-03-03' }).text).toBe('Expected back March 3');
});
