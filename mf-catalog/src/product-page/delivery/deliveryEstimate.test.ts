import { deliveryEstimate } from './deliveryEstimate.ts';

const DAYS = { min: 1, max: 2 };
const estimate = (now: string, days = DAYS, language = 'sv-SE') => deliveryEstimate(new Date(now), days, language);

test.each([
  ['before 14 on a Monday', '2026-11-23T12:59:00Z', true, 'tisdag–onsdag'],
  ['at 14 on a Monday', '2026-11-23T13:00:00Z', false, 'onsdag–torsdag'],
  ['before 14 in summer time', '2026-07-06T11:59:00Z', true, 'tisdag–onsdag'],
  ['after 14 in summer time', '2026-07-06T12:00:00Z', false, 'onsdag–torsdag'],
  ['before 14 on a Friday', '2026-11-20T09:00:00Z', true, 'måndag–tisdag'],
  ['on a Saturday', '2026-11-21T09:00:00Z', false, 'tisdag–onsdag'],
  ['after midnight in Stockholm, before it in UTC', '2026-11-22T23:30:00Z', true, 'tisdag–onsdag'],
])('an order %s is delivered on the next working days', (_case, now, isBeforeCutoff, days) => {
  expect(estimate(now)).toEqual({ isBeforeCutoff, days });
});

test.each([
  ['Good Friday and Easter Monday 2026', '2026-04-02T09:00:00Z', 'tisdag–onsdag'],
  ['Ascension Day 2026', '2026-05-13T09:00:00Z', 'fredag–måndag'],
  ['the first of May 2026', '2026-04-30T09:00:00Z', 'måndag–tisdag'],
  ['the national day 2025', '2025-06-05T09:00:00Z', 'måndag–tisdag'],
  ['Midsummer Eve 2026', '2026-06-18T09:00:00Z', 'måndag–tisdag'],
  ['Epiphany 2026', '2026-01-05T09:00:00Z', 'onsdag–torsdag'],
])('nothing is delivered on %s', (_holiday, now, days) => {
  expect(estimate(now).days).toBe(days);
});

test('an order on Christmas Eve is sent on the next working day', () => {
  expect(estimate('2026-12-24T09:00:00Z')).toEqual({ isBeforeCutoff: false, days: 'tisdag–onsdag' });
});

test('delivery days a week ahead have their dates', () => {
  expect(estimate('2026-11-23T09:00:00Z', { min: 2, max: 5 }).days).toBe('onsdag 25–måndag 30 november');
  expect(estimate('2026-11-23T09:00:00Z', { min: 5, max: 5 }, 'en-US').days).toBe('Monday, November 30');
});

test('the estimate of another hour or of other days is not that of the latest call', () => {
  const [morning, evening] = ['2026-11-23T12:59:00Z', '2026-11-23T13:00:00Z'];

  expect([morning, evening, morning].map((now) => estimate(now).isBeforeCutoff)).toEqual([true, false, true]);
  expect([1, 2, 1].map((min) => estimate(morning, { min, max: 2 }).days)).toEqual([
    'tisdag–onsdag',
    'onsdag',
    'tisdag–onsdag',
  ]);
});

test('a single delivery day is named once', () => {
  expect(estimate('2026-11-23T09:00:00Z', { min: 1, max: 1 }).days).toBe('tisdag');
});
