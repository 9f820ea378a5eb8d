import { isInProgress, orderState } from './orderState.ts';

test.each([
  ['pending', 'received'],
  ['pending-payment', 'received'],
  ['backorder', 'received'],
  ['partial', 'processing'],
  ['inactive', 'processing'],
  ['on-hold', 'processing'],
  ['cancelled', 'cancelled'],
  ['out-of-stock', 'cancelled'],
  ['completed', 'completed'],
  ['refunded', 'completed'],
])('the status %s maps to %s', (status, state) => {
  expect(orderState(status)).toBe(state);
});

test('an unknown status maps to processing', () => {
  expect(orderState('waiting-for-rain')).toBe('processing');
  expect(orderState('')).toBe('processing');
});

test('received and processing orders are in progress, the others are history', () => {
  expect(['pending', 'on-hold', 'unheard-of'].map(isInProgress)).toEqual([true, true, true]);
  expect(['completed', 'refunded', 'cancelled', 'out-of-stock'].map(isInProgress)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
