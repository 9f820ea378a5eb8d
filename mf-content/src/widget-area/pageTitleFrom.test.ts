import { pageTitleFrom } from './pageTitleFrom.ts';

test.each([
  ['Garanti | Hemvist', 'Garanti'],
  ['Hemvist | Beslag, hyllor och ljus', 'Beslag, hyllor och ljus'],
  ['Garanti', 'Garanti'],
  ['Ek | Ask | Hemvist', 'Ek | Ask'],
  ['Garanti – 20 år | Hemvist', 'Garanti – 20 år'],
  ['Hemvist', 'Hemvist'],
])('the title "%s" is shown before the shop\'s name as "%s"', (title, expected) => {
  expect(pageTitleFrom(title, 'Hemvist')).toBe(expected);
});

test('no title stays none', () => {
  expect(pageTitleFrom(null, 'Hemvist')).toBeNull();
});
