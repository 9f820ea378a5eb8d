import { assert, property, string } from 'fast-check';
import { highlightParts } from './highlightParts.ts';

test.each([
  ['mäss', 'Linje stånghandtag, mässing', ['mäss']],
  ['HANDTAG linje', 'Linje stånghandtag, mässing', ['Linje', 'handtag']],
  ['krok krokar', 'Krokar i ek', ['Krokar']],
  ['80', 'Hylla 80 × 60 cm', ['80']],
  ['(mäss.*', 'Knopp, mässing', ['mäss']],
  ['🪝"/\\', 'Krok', []],
  ['e', 'Cafe\u0301', ['e\u0301']],
])('searching %s in %s highlights %j', (search, name, highlighted) => {
  expect(highlightParts(name, search).flatMap(({ text, isMatch }) => (isMatch ? text : []))).toEqual(highlighted);
});

test('for any search text, the joined parts equal the name', () => {
  assert(
    property(string({ unit: 'grapheme' }), string({ unit: 'grapheme' }), (name, search) => {
      const joined = highlightParts(name, search)
        .map(({ text }) => text)
        .join('');
      expect(joined).toBe(name);
    }),
  );
});
