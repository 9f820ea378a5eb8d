import { limitText, waitText } from './limitText.ts';

test.each([
  ['sv', 1, 'Försök igen om 1 minut.'],
  ['sv', 12, 'Försök igen om 12 minuter.'],
  ['sv', 90, 'Försök igen om 90 minuter.'],
  ['sv', 91, 'Försök igen om 2 timmar.'],
  ['en', 1, 'Try again in 1 minute.'],
  ['en', 12, 'Try again in 12 minutes.'],
  ['en', 1_440, 'Try again in 24 hours.'],
] as const)('in "%s" a limit of %i minutes ends with "%s"', (locale, waitMinutes, text) => {
  expect(waitText({ waitMinutes }, locale)).toBe(text);
});

test('the text of a limit names the reason before its end', () => {
  expect(limitText({ waitMinutes: 12 }, 'sv')).toBe('För många försök på kort tid. Försök igen om 12 minuter.');
  expect(limitText({ waitMinutes: 12 }, 'en')).toBe('Too many attempts in a short time. Try again in 12 minutes.');
});
