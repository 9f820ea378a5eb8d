import { formatDeliveryDays, parseDeliveryDays } from './deliveryDays.ts';

test.each([
  ['SE:1-2,NO:2-4', 'no', { min: 2, max: 4 }],
  ['SE:1-2,NO:2-4', 'eu', null],
  ['', 'se', null],
])('the setting %j has for the market %s the delivery days %j', (setting, market, days) => {
  expect(parseDeliveryDays(setting, market)).toEqual(days);
});

test('the same shortest and longest delivery time is a single number', () => {
  expect(formatDeliveryDays({ min: 3, max: 6 })).toBe('3–6');
  expect(formatDeliveryDays({ min: 2, max: 2 })).toBe('2');
});
