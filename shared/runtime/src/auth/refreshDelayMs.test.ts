import { refreshDelayMs } from './refreshDelayMs.ts';

test.each([
  [900, 810_000],
  [60, 54_000],
  [0, undefined],
  [-1, undefined],
  [undefined, undefined],
])('a token of %p seconds is refreshed after %p ms [AUTH-23]', (maxAgeSeconds, expected) => {
  expect(refreshDelayMs(maxAgeSeconds)).toBe(expected);
});

test('the delay of a token of one month is the maximum of a timer', () => {
  expect(refreshDelayMs(2_592_000)).toBe(2_147_483_647);
});
