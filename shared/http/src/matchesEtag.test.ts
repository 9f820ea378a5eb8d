import { matchesEtag } from './matchesEtag.ts';

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
])('If-None-Match %s matches the ETag: %s', (header, expected) => {
  expect([matchesEtag(header, '"abc"'), matchesEtag(header, 'W/"abc"')]).toEqual([expected, expected]);
});
