import { hasLoginToken, withoutLoginToken } from './loginToken.ts';

test.each([
  ['/account?loginToken=secret', '/account'],
  ['/account?a=1&loginToken=secret&b=2', '/account?a=1&b=2'],
  ['/account?%6CoginToken=secret', '/account'],
  ['/account?a=1&loginToken=secret#top', '/account?a=1#top'],
  ['/c/textil?q=a%20b', '/c/textil?q=a%20b'],
  ['https://shop.example/en/account?loginToken=a&loginToken=b', 'https://shop.example/en/account'],
])('a redirect to %s goes to %s', (url, expected) => {
  expect(withoutLoginToken(url)).toBe(expected);
  expect(hasLoginToken(url)).toBe(url !== expected);
});
