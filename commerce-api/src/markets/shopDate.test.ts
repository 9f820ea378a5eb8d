import { daysBefore, shopDate } from './shopDate.ts';

test.each([
  ['2026-01-31T22:59:59Z', '2026-01-31'],
  ['2026-01-31T23:00:00Z', '2026-02-01'],
  ['2026-06-30T21:59:59Z', '2026-06-30'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
])('at %s the date in the shop is %s', (at, day) => {
  expect(shopDate(new Date(at))).toBe(day);
});

test('the date of an earlier hour is not that of the latest call', () => {
  const [day, next] = [new Date('2026-01-31T22:59:59Z'), new Date('2026-01-31T23:00:00Z')];

  expect([day, day, next, next, day].map((at) => shopDate(at).slice(-2))).toEqual(['31', '31', '01', '01', '31']);
});

test('daysBefore counts calendar days across a daylight saving change and a leap day', () => {
  expect(daysBefore('2026-04-15', 30)).toBe('2026-03-16');
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
});
