import { cookieText } from './cookies.ts';

test('a cookie lasts for a number of seconds or for the browser session', () => {
  expect(cookieText('ralph', 'a b', 60, true)).toBe('ralph=a%20b; Path=/; Max-Age=60; SameSite=Lax; Secure');
  expect(cookieText('ralph', 'a b', 'session', false)).toBe('ralph=a%20b; Path=/; SameSite=Lax');
});
