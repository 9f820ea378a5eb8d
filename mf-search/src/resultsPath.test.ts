import { resultsPath } from './resultsPath.ts';

test.each([
  ['sv', 'mässing', '/s/m%C3%A4ssing'],
  ['en', 'brass hook', '/en/s/brass%20hook'],
  ['sv', '  krok  ', '/s/krok'],
  ['sv', 'a/b?c#d', '/s/a%2Fb%3Fc%23d'],
  ['sv', '"<script>" 🪝', '/s/%22%3Cscript%3E%22%20%F0%9F%AA%9D'],
] as const)('in %s the path of the results for %j is %s [SRCH-01]', (locale, typed, path) => {
  expect(resultsPath(typed, { locale })).toBe(path);
});

test('the market precedes the language in the path [SRCH-01]', () => {
  expect(resultsPath('krok', { locale: 'en', market: 'se' })).toBe('/se/en/s/krok');
});

test('an empty text has no results page', () => {
  expect(resultsPath(' \t ', { locale: 'sv' })).toBeNull();
});

test('a long text is cut to 500 characters and never splits a surrogate pair', () => {
  expect(decodeURIComponent(resultsPath('🪝'.repeat(600), { locale: 'sv' }) ?? '')).toBe(`/s/${'🪝'.repeat(500)}`);
  expect(resultsPath('a\uD83E', { locale: 'sv' })).toBe('/s/a%EF%BF%BD');
});
