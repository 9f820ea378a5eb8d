import * as fc from 'fast-check';
import { linkableUrl } from './linkableUrl.ts';

test.each([
  ['/c/krokar', '/c/krokar'],
  [' /c/kro\tkar\n', '/c/krokar'],
  ['/guide:ek', '/guide:ek'],
  ['/s?q=a:b', '/s?q=a:b'],
  ['#innehall', '#innehall'],
  ['https://example.com/a', 'https://example.com/a'],
  ['//example.com', '//example.com'],
  ['mailto:hej@hemvist.example', 'mailto:hej@hemvist.example'],
  ['TEL:+4600000', 'TEL:+4600000'],
])('the link for %j is %j', (url, expected) => {
  expect(linkableUrl(url)).toBe(expected);
});

test.each([
  null,
  undefined,
  '',
  ' \t ',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://example.com/1',
  ':',
])('%j is not linkable', (url) => {
  expect(linkableUrl(url)).toBeNull();
});

test('a URL with a scheme that runs code is never linkable', () => {
  const noise = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r', '\u0000', '\u001F', ''), maxLength: 4 });
  const scheme = fc.constantFrom('javascript', 'JAVASCRIPT', 'data', 'vbscript');

  fc.assert(
    fc.property(noise, scheme, noise, fc.string(), (before, name, between, rest) => {
      expect(linkableUrl(`${before}${name.slice(0, 3)}${between}${name.slice(3)}:${rest}`)).toBeNull();
    }),
  );
});
