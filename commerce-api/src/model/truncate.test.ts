import { truncate } from './truncate.ts';

test.each([
  ['short', 10, 'short'],
  ['too long', 3, 'too'],
  ['ab🌷', 3, 'ab'],
  ['ab🌷', 4, 'ab🌷'],
])('%s with at most %i units is %s', (text, most, expected) => {
  expect(truncate(text, most)).toBe(expected);
});
