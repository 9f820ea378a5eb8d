import { pageTitle } from './pageTitle.ts';

test.each([
  ['Garanti | Hemvist', 'Garanti'],
  ['Hemvist | Beslag, hyllor och ljus', 'Beslag, hyllor och ljus'],
  ['Garanti', 'Garanti'],
  ['Ek | Ask | Hemvist', 'Ek | Ask'],
  ['Garanti – 20 år | Hemvist', 'Garanti – 20 år'],
  [' Garanti | Hemvist ', 'Garanti'],
  ['Hemvist', 'Hemvist'],
  ['Hemvist och hem', 'Hemvist och hem'],
])('the title "%s" is "%s" without the shop\'s name', (title, expected) => {
  expect(pageTitle(title, 'Hemvist')).toBe(expected);
});

test.each([null, undefined, '', '  '])('the title %j is missing', (title) => {
  expect(pageTitle(title, 'Hemvist')).toBeNull();
});
