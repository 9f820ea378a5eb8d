import { retryDelay } from './retryDelay.ts';

test.each([
  [1, 30_000],
  [2, 60_000],
  [7, 1_920_000],
  [8, 3_600_000],
  [500, 3_600_000],
])('after attempt %i the delay is at most %i ms', (attempts, expected) => {
  expect(retryDelay(attempts, 30_000, 0)).toBe(expected);
  expect(retryDelay(attempts, 30_000, 1)).toBe(expected * 0.8);
});
