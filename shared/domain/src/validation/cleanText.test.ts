import * as fc from 'fast-check';
import { cleanText } from './cleanText.ts';

test.each([
  ['letters of a wide font', 'Ｍａｊａ', 'Maja'],
  ['decomposed letters', 'A\u030angstro\u0308m', 'Ångström'],
  ['no-break, thin and ideographic spaces', '111\u00a022\u2009A\u3000B', '111 22 A B'],
  ['rows of spaces, tabs and line breaks', '  Storgatan \t\r\n 1\u0085', 'Storgatan 1'],
  ['soft hyphens and zero-width characters', 'Li\u00adnn\u200b\u200c\u200d\u2060e\ufeff\u034f', 'Linne'],
  ['direction characters', '\u202a+46 70\u202c \u200e\u200f\u2066123\u2069\u061c', '+46 70 123'],
  ['fillers', '\u115fM\u1160a\u17b4\u17b5j\u180b\u180e\u3164a\uffa0', 'Maja'],
  ['dashes', '070\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uff0d1', '070--------1'],
  ['control characters', 'Ma\u0000\u0007\u009fja', 'Maja'],
  ['halves of surrogate pairs', 'Ma\ud800ja', 'Maja'],
  ['marks of lost characters', 'Ma\ufffdja', 'Maja'],
  ['an accent typed as an apostrophe', 'D´Angelo', "D'Angelo"],
])('%s are unified or removed', (_what, text, expected) => {
  expect(cleanText(text)).toBe(expected);
});

test('ordinary names and addresses stay as they are', () => {
  const texts = ["Åsa-Britt O'Brien", 'Storgatan 1 B, lgh 1102', 'Łódź', '李小龍', 'محمد', 'Box 12/3 (c/o Ek)', 'ß'];

  expect(texts.map(cleanText)).toEqual(texts);
});

test('cleaning a text twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
    }),
  );
});

test('the letters that are taken as clean have no other form in Unicode', () => {
  const letters = Array.from({ length: 0x100 }, (_one, code) => String.fromCodePoint(code)).filter(
    (letter) => letter !== ' ' && cleanText(letter) === letter,
  );

  expect(letters).toEqual(expect.arrayContaining(['a', '-', '~', 'å', 'Ö', 'ÿ']));
  expect(letters.map((letter) => letter.normalize('NFKC'))).toEqual(letters);
  expect(cleanText(' a  b')).toBe('a b');
});
