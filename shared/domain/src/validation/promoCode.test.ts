import * as fc from 'fast-check';
import { promoCodeFrom } from './promoCode.ts';

test.each([
  'HEMMA-10',
  'hemma-10',
  ' Hemma-10 ',
  '”HEMMA-10”',
  '"hemma-10".',
  '“hemma-10”,',
  "'HEMMA-10'",
  '´HEMMA-10´',
  '«HEMMA-10»!',
  '(HEMMA-10)',
  'HEMMA–10',
  'HEMMA\u201110',
  'HEM\u00adMA-10\u200b',
  'HEMMA - 10',
  'ＨＥＭＭＡ-10',
  '\u202aHEMMA-10\u202c',
  ': HEMMA-10',
])('"%s" is the code HEMMA-10', (text) => {
  expect(promoCodeFrom(text)).toBe('HEMMA-10');
});

test.each([
  ['', ''],
  [' \u200b ', ''],
  ['”.”', ''],
  ['a.b', 'A.B'],
  ['_sale_', '_SALE_'],
  ['ha\u030asta', 'HÅSTA'],
  ['x'.repeat(120), 'X'.repeat(100)],
])('the code of "%s" is "%s"', (text, code) => {
  expect(promoCodeFrom(text)).toBe(code);
});

test('the code of a code is that code', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (text) => {
      expect(promoCodeFrom(promoCodeFrom(text))).toBe(promoCodeFrom(text));
    }),
  );
});
