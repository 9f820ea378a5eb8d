import { formatNumber } from './formats.ts';

/** Around the limits of rounding and grouping. */
const EDGES = [99.95, 100, 250, 999, 999.9, 999.94, 999.95, 1_000, 1_234.5, 20_000, -0.5, -12.34];
const HUNDREDTHS = Array.from({ length: 2_001 }, (_none, at) => at / 100);

test.each(['sv-SE', 'en-GB', 'sv', 'en', 'de-DE'])('numbers are written as Intl writes them in %s', (iso) => {
  const { format } = new Intl.NumberFormat(iso, { maximumFractionDigits: 1 });
  const numbers = [...HUNDREDTHS, ...EDGES];

  expect(numbers.map((number) => formatNumber(number, iso))).toEqual(numbers.map(format));
});
