import { truncate } from './truncate.ts';

test.each([
  ['short', 10, 'short'],
  ['too long', 3, 'too'],
  ['ab🌷', 3, 'ab'],
  ['ab🌷', 4, 'ab🌷'],
])('%s cut at %i units is %s', (text, maxLength, expected) => {
  expect(truncate(text, maxLength)).toBe(expected);
});
