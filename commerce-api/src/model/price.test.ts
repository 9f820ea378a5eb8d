import { seedMarkets } from '../../test/seedMarkets.ts';
import { formatMoney } from '../markets/formatMoney.ts';
import { amountOf } from './price.ts';
import type { VatRate } from '../catalog/readVatRates.ts';
import { vatRate } from '../catalog/vatRate.ts';

const rate = (country: string, validFrom: string, validTo: string | null, percent: number): VatRate => ({
  country,
  vatClass: 'standard',
  validFrom,
  validTo,
  percent,
});
const vatRates = [
  rate('SE', '1990-07-01', null, 25),
  // The later one first: the rows have no order.
  rate('FI', '2024-09-01', null, 25.5),
  rate('FI', '2013-01-01', '2024-09-01', 24),
];
const markets = seedMarkets();
const se = markets.viewOf({ marketId: 'se' });
const fi = markets.viewOf({ marketId: 'fi' });

test.each([
  [se, '2024-08-31', 25],
  [fi, '2024-08-31', 24],
  [fi, '2024-09-01', 25.5],
  [fi, '2026-11-20', 25.5],
])('a rate applies from its first day until the day before it ends (%#)', (view, day, percent) => {
  expect(vatRate({ vatRates }, view, 'standard', day)).toBe(percent);
});

test('the error for a missing rate names its class, country and day', () => {
  expect(() => vatRate({ vatRates }, fi, 'reduced', '2026-11-20')).toThrow(
    'No VAT rate of the class reduced holds in FI on 2026-11-20. Add a row to vat_rate.',
  );
});

test.each([
  [18_900, 25, 15_120],
  [1_890, 25.5, 1_506],
  [12_550, 25.5, 10_000],
  [1_890, 0, 1_890],
])('%i including %d %% VAT is %i excluding VAT', (incVat, percent, exVat) => {
  expect(amountOf(incVat, percent)).toEqual({ incVat, exVat });
});

test.each([
  ['se', 'sv-SE', 29_900, '299 kr'],
  ['se', 'sv-SE', 129_900, '1 299 kr'],
  ['se', 'sv-SE', 29_950, '299,50 kr'],
  ['se', 'en-US', 129_900, 'SEK 1,299'],
  ['fi', 'sv-SE', 2_990, '29,90 €'],
  ['fi', 'en-US', 2_990, '€29.90'],
  ['fi', 'en-US', 3_000, '€30'],
])('in the market %s and the language %s, %i is formatted as %s', (marketId, languageId, minor, text) => {
  const view = markets.viewOf({ channelId: '1|se', marketId, languageId });

  expect(formatMoney(minor, view).replaceAll('\u00A0', ' ')).toBe(text);
});
