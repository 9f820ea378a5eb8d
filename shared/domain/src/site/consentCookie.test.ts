import { cookieText } from '@hemvaror/runtime/state/cookies';
import { CONSENT_COOKIE_MAX_AGE_SECONDS, consentFrom, consentValue } from './consentCookie.ts';
import { CONSENT_COOKIE } from './cookieNames.ts';

test('the answer is stored for 365 days, on every page [CONSENT-08]', () => {
  const text = cookieText(CONSENT_COOKIE, consentValue('allowed'), CONSENT_COOKIE_MAX_AGE_SECONDS, true);

  expect(text.split('; ')).toEqual(
    expect.arrayContaining(['ralph-cookie-consent=true', 'Path=/', `Max-Age=${365 * 24 * 60 * 60}`]),
  );
});

test.each([
  ['true', 'allowed'],
  ['false', 'declined'],
  [undefined, 'unknown'],
  ['', 'unknown'],
  ['TRUE', 'unknown'],
  ['1', 'unknown'],
  ['true;false', 'unknown'],
])('the cookie value %j parses to %s', (value, expected) => {
  expect(consentFrom(value)).toBe(expected);
});

test.each(['allowed', 'declined'] as const)('the cookie value for %s parses to the same answer', (answer) => {
  expect(consentFrom(consentValue(answer))).toBe(answer);
});
