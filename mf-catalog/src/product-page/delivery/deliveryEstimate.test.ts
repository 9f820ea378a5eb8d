import { deliveryEstimate } from './deliveryEstimate.ts';

const SHOP = { deliveryDays: { min: 1, max: 2 }, deliveryCountry: 'SE', languageId: 'sv-SE' };
const estimate = (now: string, overrides: Partial<typeof SHOP> = {}) =>
  deliveryEstimate(new Date(now), { ...SHOP, ...overrides });

test('the days of an order change at the cutoff and with each supply', () => {
  expect(estimate('2026-11-23T12:59:00Z')).toEqual({
    isBeforeCutoff: true,
    days: { stock: 'tis 24 – ons 25 nov', supplier: 'mån 30 nov – ons 2 dec', madeToOrder: 'tis 8 – ons 16 dec' },
  });
  expect(estimate('2026-11-23T13:00:00Z')).toMatchObject({
    isBeforeCutoff: false,
    days: { stock: 'ons 25 – tors 26 nov' },
  });
});

test('the estimate of another hour, country or language is not that of the latest call', () => {
  const [morning, evening] = ['2026-07-13T11:59:00Z', '2026-07-13T12:00:00Z'];
  const stockDays = [
    estimate(morning),
    estimate(evening),
    estimate(morning, { deliveryCountry: 'FR' }),
    estimate(morning, { languageId: 'en-US' }),
    estimate(morning),
  ].map((found) => found?.days.stock);

  expect(stockDays).toEqual([
    'tis 14 – ons 15 juli',
    'ons 15 – tors 16 juli',
    'ons 15 – tors 16 juli',
    'Tue, Jul 14 – Wed, Jul 15',
    'tis 14 – ons 15 juli',
  ]);
});

test('a market without delivery days has no estimate', () => {
  expect(deliveryEstimate(new Date('2026-11-23T12:59:00Z'), { ...SHOP, deliveryDays: null })).toBeNull();
});
