import { aCartLine } from '@hemvaror/testing/builders/aCart';
import { aShippingOption } from '@hemvaror/testing/builders/aShippingOption';
import { aStock } from '@hemvaror/testing/builders/aSku';
import { datedOptions } from './datedOptions.ts';
import type { DatedOption } from './deliveryTexts.ts';

const NOW = new Date('2026-11-30T09:00:00Z');
const { deliveryDates: _addition, ...withoutDates } = aShippingOption();
const published: typeof withoutDates & DatedOption = withoutDates;
const datesOf = (displayName: string, lines = [aCartLine({ quantity: 2 })]) =>
  datedOptions([{ ...published, displayName }], { lines, country: 'SE', now: NOW })[0]?.deliveryDates;

test('an option of an API without delivery dates gets those of the working days in its text', () => {
  expect(datesOf('PostNord ombud, 1–3 vardagar')).toEqual([{ supply: 'STOCK', from: '2026-12-01', to: '2026-12-03' }]);
});

test.each([
  ['a text without working days', 'PostNord ombud', [aCartLine()]],
  [
    'goods that are made to order',
    'PostNord ombud, 1–3 vardagar',
    [aCartLine({ quantity: 2 }, { stock: aStock(1, 4) })],
  ],
])('an option with %s keeps its text', (_what, displayName, lines) => {
  expect(datesOf(displayName, lines)).toBeUndefined();
});

test('the dates of an API that has them are its own', () => {
  const option = aShippingOption(49, { displayName: 'PostNord ombud, 1–3 vardagar', deliveryDates: null });

  expect(datedOptions([option], { lines: [aCartLine()], country: 'SE', now: NOW })).toEqual([option]);
});
