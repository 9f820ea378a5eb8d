import { cookieText } from '@hemvaror/runtime/state/cookies';
import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_SECONDS } from '@hemvaror/domain/site/marketCookies';

test('the locale cookie lasts 365 days [LOCALE-15]', () => {
  expect(LOCALE_COOKIE_MAX_AGE_SECONDS * 1_000).toBe(31_536_000_000);
  expect(cookieText(LOCALE_COOKIE, 'en', LOCALE_COOKIE_MAX_AGE_SECONDS, true)).toBe(
    'ralph-locale=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
});
