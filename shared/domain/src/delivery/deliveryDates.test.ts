import { datesBySupply, datesChangedAt, deliveryDates, isBeforeCutoff } from './deliveryDates.ts';

const DAYS = { min: 1, max: 3 };
const dates = (orderedAt: string, country = 'SE', days = DAYS) => {
  const { from, to } = deliveryDates({ orderedAt: new Date(orderedAt), days, country });
  return `${from} ${to}`;
};

test.each([
  ['before 14 on a Monday', '2026-11-23T12:59:00Z', true, '2026-11-24 2026-11-26'],
  ['at 14 on a Monday', '2026-11-23T13:00:00Z', false, '2026-11-25 2026-11-27'],
  ['before 14 in summer time', '2026-07-06T11:59:00Z', true, '2026-07-07 2026-07-09'],
  ['after 14 in summer time', '2026-07-06T12:00:00Z', false, '2026-07-08 2026-07-10'],
  ['before 14 on a Friday', '2026-11-20T09:00:00Z', true, '2026-11-23 2026-11-25'],
  ['after 14 on a Friday', '2026-11-20T13:00:00Z', false, '2026-11-24 2026-11-26'],
  ['on a Saturday', '2026-11-21T09:00:00Z', false, '2026-11-24 2026-11-26'],
  ['after midnight in Stockholm, before it in UTC', '2026-11-22T23:30:00Z', true, '2026-11-24 2026-11-26'],
])('an order %s is delivered on the next working days', (_case, now, beforeCutoff, expected) => {
  expect(isBeforeCutoff(new Date(now))).toBe(beforeCutoff);
  expect(dates(now)).toBe(expected);
});

test.each([
  ['SE', 'Epiphany', '2026-01-05T09:00:00Z', '2026-01-07 2026-01-09'],
  ['SE', 'Good Friday and Easter Monday', '2026-04-02T09:00:00Z', '2026-04-07 2026-04-09'],
  ['SE', 'the first of May', '2026-04-30T09:00:00Z', '2026-05-04 2026-05-06'],
  ['SE', 'Ascension Day', '2026-05-13T09:00:00Z', '2026-05-15 2026-05-19'],
  ['SE', 'the national day', '2025-06-05T09:00:00Z', '2025-06-09 2025-06-11'],
  ['SE', 'Midsummer Eve', '2026-06-18T09:00:00Z', '2026-06-22 2026-06-24'],
  ['SE', 'Christmas and New Year', '2026-12-23T09:00:00Z', '2026-12-28 2026-12-30'],
  ['NO', 'Maundy Thursday', '2026-04-01T09:00:00Z', '2026-04-07 2026-04-09'],
  ['NO', 'the national day', '2027-05-13T09:00:00Z', '2027-05-14 2027-05-19'],
  ['DK', 'Whit Monday', '2026-05-22T09:00:00Z', '2026-05-26 2026-05-28'],
  ['DK', 'the day of the constitution', '2026-06-04T09:00:00Z', '2026-06-08 2026-06-10'],
  ['FI', 'the independence day', '2027-12-03T09:00:00Z', '2027-12-07 2027-12-09'],
  ['DE', 'the day of the unity', '2025-10-02T09:00:00Z', '2025-10-06 2025-10-08'],
  ['AT', 'Corpus Christi', '2026-06-03T09:00:00Z', '2026-06-05 2026-06-09'],
  ['BE', 'the national day', '2026-07-20T09:00:00Z', '2026-07-22 2026-07-24'],
  ['EE', "Saint John's Day", '2026-06-22T09:00:00Z', '2026-06-25 2026-06-29'],
  ['FR', 'the fourteenth of July', '2026-07-13T09:00:00Z', '2026-07-15 2026-07-17'],
  ['IE', 'the substitute of Saint Patrick', '2029-03-16T09:00:00Z', '2029-03-20 2029-03-22'],
  ['IE', "Saint Brigid's Day", '2026-01-30T09:00:00Z', '2026-02-03 2026-02-05'],
  ['NL', "King's Day", '2026-04-24T09:00:00Z', '2026-04-28 2026-04-30'],
  ['EU', 'no holiday but those of the sender', '2026-07-13T09:00:00Z', '2026-07-14 2026-07-16'],
])('nothing is delivered to %s on %s', (country, _holiday, orderedAt, expected) => {
  expect(dates(orderedAt, country)).toBe(expected);
});

test('an order on a holiday of the sender is sent on the next working day, also where it is none', () => {
  // The Swedish national day is a Friday in 2025, and Monday is a holiday of France only.
  expect(dates('2025-06-06T09:00:00Z', 'FR')).toBe('2025-06-10 2025-06-12');
});

test('a holiday of the destination delays the delivery, not the dispatch', () => {
  // July 14 is a Tuesday: an order on it is sent, and is on its way on Wednesday.
  expect(dates('2026-07-14T09:00:00Z', 'FR')).toBe('2026-07-15 2026-07-17');
});

test('goods of the supplier and goods that are made to order have their own dates', () => {
  const delivery = { orderedAt: new Date('2026-11-23T09:00:00Z'), days: DAYS, country: 'SE' };

  expect(datesBySupply(delivery, ['stock', 'supplier', 'madeToOrder'])).toEqual([
    { supply: 'stock', from: '2026-11-24', to: '2026-11-26' },
    { supply: 'supplier', from: '2026-11-30', to: '2026-12-03' },
    { supply: 'madeToOrder', from: '2026-12-08', to: '2026-12-17' },
  ]);
});

test('a carrier that delivers on the day of the dispatch', () => {
  expect(dates('2026-11-23T09:00:00Z', 'SE', { min: 0, max: 0 })).toBe('2026-11-23 2026-11-23');
});

test.each([
  ['2026-11-23T12:59:59Z', '2026-11-22T23:00:00.000Z'],
  ['2026-11-23T13:00:00Z', '2026-11-23T13:00:00.000Z'],
  ['2026-11-23T22:59:59Z', '2026-11-23T13:00:00.000Z'],
  ['2026-11-23T23:00:00Z', '2026-11-23T23:00:00.000Z'],
  ['2026-07-06T12:00:00Z', '2026-07-06T12:00:00.000Z'],
])('at %s the dates have changed at %s', (now, expected) => {
  expect(new Date(datesChangedAt(new Date(now))).toISOString()).toBe(expected);
});
