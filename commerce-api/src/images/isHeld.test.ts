import { isHeld } from './isHeld.ts';

test.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x,y", "abc"', true],
  ['"x" , W/"abc"', true],
  ['*', true],
  [' * ', true],
  ['"abcd"', false],
  ['abc', false],
  ['"*"', false],
  ['', false],
  [undefined, false],
])('If-None-Match %s: held is %s', (header, expected) => {
  expect(isHeld(header, '"abc"')).toBe(expected);
});
