import { cookieText } from './cookies.ts';

test('a cookie lasts for a number of seconds or for the browser session', () => {
  expect(cookieText('name', 'a b', 60, true)).toBe('name=a%20b; Path=/; Max-Age=60; SameSite=Lax; Secure');
  expect(cookieText('name', 'a b', 'session', false)).toBe('name=a%20b; Path=/; SameSite=Lax');
});
