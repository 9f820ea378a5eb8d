import { isoWeek } from './isoWeek.ts';

test.each([
  ['2026-01-01', 1],
  ['2025-12-29', 1],
  ['2027-01-03', 53],
  ['2026-04-02T10:00:00Z', 14],
])('%s is in week %i', (date, week) => {
  expect(isoWeek(date)).toBe(week);
});

test('a missing or invalid date has no week', () => {
  expect(isoWeek(null)).toBeNull();
  expect(isoWeek('soon')).toBeNull();
});
