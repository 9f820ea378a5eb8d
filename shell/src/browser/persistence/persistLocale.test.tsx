import { persistLocale } from './persistLocale.ts';

test('the language of the last page is stored, and the cookie is written only on a change [LOCALE-15]', () => {
  const written = jest.spyOn(document, 'cookie', 'set');

  for (const locale of ['sv', 'sv', 'en'] as const) persistLocale(locale);

  expect(document.cookie).toBe('ralph-locale=en');
  expect(written).toHaveBeenCalledTimes(2);
});
