import { DELIVERY_CASES } from '../testing/deliveryCases.ts';
import { formatDeliveryDates } from './formatDeliveryDates.ts';

test.each(DELIVERY_CASES)('the days from $from to $to are "$sv" and "$en"', ({ sv, en, ...dates }) => {
  expect(formatDeliveryDates(dates, 'sv-SE')).toBe(sv);
  expect(formatDeliveryDates(dates, 'en-US')).toBe(en);
});

test.each([
  ['2026-12-03', '2026-12-01'],
  ['2026-12-01T00:00:00Z', '2026-12-03'],
  ['2026-02-31', '2026-03-03'],
  ['', ''],
])('the days from "%s" to "%s" of an API are not shown', (from, to) => {
  expect(formatDeliveryDates({ from, to }, 'sv-SE')).toBeNull();
});
