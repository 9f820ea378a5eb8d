import { pageTitle } from './pageTitle.ts';

test("a page's title does not say the shop's name twice", () => {
  expect(pageTitle('Krokar | Hemvist', 'Krok', 'Hemvist')).toBe('Krokar');
  expect(pageTitle('Hemvist och hem', 'Krok', 'Hemvist')).toBe('Hemvist och hem');
});

test('a page without a title of its own has its name', () => {
  expect(pageTitle(null, 'Krok', 'Hemvist')).toBe('Krok');
  expect(pageTitle('  ', 'Krok', 'Hemvist')).toBe('Krok');
});
