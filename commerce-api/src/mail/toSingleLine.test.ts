import { safeGreetingName, toSingleLine } from './toSingleLine.ts';

test.each([
  ['an injected header', 'Karin\r\nBcc: all@example.se', 'Karin Bcc: all@example.se'],
  ['right-to-left text', 'Karin\u202Enib', 'Karin nib'],
  ['a null and a line separator', 'a\u0000b\u2028c', 'a b c'],
  ['half of an emoji', 'Karin\uD83D', 'Karin\uFFFD'],
  ['a family', '👩‍👧 Berg', '👩‍👧 Berg'],
])('%s stays one harmless line', (_title, given, expected) => {
  expect(toSingleLine(given)).toBe(expected);
});

test.each([
  ['Karin', 'Karin'],
  ['Anna-Märta', 'Anna-Märta'],
  ['D’Arcy', 'D’Arcy'],
  ['李', '李'],
  ['Vinn pengar på evil.example', ''],
  ['http://evil.example', ''],
  ['<b>Karin</b>', ''],
  ['K'.repeat(41), ''],
])('%s is greeted as "%s"', (given, expected) => {
  expect(safeGreetingName(given)).toBe(expected);
});
