import { formatMoney } from './formatMoney.ts';

const SV = { language: { id: 'sv-SE' }, currency: { code: 'SEK' } } as const;
const EN = { language: { id: 'en-US' }, currency: { code: 'EUR' } } as const;

test('the text of an amount depends on language and currency, also if it was formatted before [PRICE-07]', () => {
  const texts = [1, 2].flatMap(() => [formatMoney(18_900, SV), formatMoney(18_900, EN), formatMoney(1_890, EN)]);

  expect(texts).toEqual(['189\u00A0kr', '€189', '€18.90', '189\u00A0kr', '€189', '€18.90']);
});

test('the text of -0, as of a discount that is nothing, is that of 0', () => {
  expect([formatMoney(-0, SV), formatMoney(0, SV)]).toEqual(['0\u00A0kr', '0\u00A0kr']);
});
