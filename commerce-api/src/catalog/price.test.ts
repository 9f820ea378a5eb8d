import { english, defaultChannel, swedish, CHANNELS } from '../markets/channels.ts';
import { formatMoney } from '../markets/formatMoney.ts';
import { viewOf } from '../markets/view.ts';
import { amountOf } from './price.ts';
import { vatRate, type VatRate } from './vatRate.ts';

const rate = (country: string, validFrom: string, validTo: string | null, percent: number): VatRate => ({
  country,
  vatClass: 'standard',
  validFrom,
  validTo,
  percent,
});
const vatRates = [
  rate('SE', '1990-07-01', null, 25),
  rate('FI', '2013-01-01', '2024-09-01', 24),
  rate('FI', '2024-09-01', null, 25.5),
];
const se = viewOf({ marketId: 'se' });
const fi = viewOf({ marketId: 'fi' });

test.each([
  [se, '2024-08-31', 25],
  [fi, '2024-08-31', 24],
  [fi, '2024-09-01', 25.5],
  [fi, '2026-11-20', 25.5],
])('a rate holds from its first day until the day on which it ends (%#)', (view, day, percent) => {
  expect(vatRate({ vatRates }, view, 'standard', day)).toBe(percent);
});

test('a rate that is missing is told with its class, country and day', () => {
  expect(() => vatRate({ vatRates }, fi, 'reduced', '2026-11-20')).toThrow(
    'No VAT rate of the class reduced holds in FI on 2026-11-20. Add a row to vat_rate.',
  );
});

test.each([
  [18_900, 25, 15_120],
  [1_890, 25.5, 1_506],
  [12_550, 25.5, 10_000],
  [1_890, 0, 1_890],
])('of %i with %d %% VAT in it, %i are without', (incVat, percent, exVat) => {
  expect(amountOf(incVat, percent)).toEqual({ incVat, exVat });
});

test.each([
  ['se', swedish, 29_900, '299 kr'],
  ['se', swedish, 129_900, '1 299 kr'],
  ['se', swedish, 29_950, '299,50 kr'],
  ['se', english, 129_900, 'SEK 1,299'],
  ['fi', swedish, 2_990, '29,90 €'],
  ['fi', english, 2_990, '€29.90'],
  ['fi', english, 3_000, '€30'],
])('in the market %s, %o reads %i as %s', (marketId, { id }, minor, text) => {
  const view = viewOf({ channelId: defaultChannel.id, marketId, languageId: id });

  expect(formatMoney(minor, view).replaceAll('\u00A0', ' ')).toBe(text);
});

test('every market has its own country', () => {
  const countries = CHANNELS.flatMap(({ markets }) => markets.map(({ country }) => country.code));

  expect(new Set(countries).size).toBe(countries.length);
});
