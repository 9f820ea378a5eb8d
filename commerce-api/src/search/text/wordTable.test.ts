import * as fc from 'fast-check';
import { forEachWord, hashOf, searchDocument, type Field } from '../../catalog/words/searchDocument.ts';
import { WordTable } from './wordTable.ts';

const words = fc.array(fc.stringMatching(/^[a-zåäö0-9]{1,6}$/), { maxLength: 3_000, size: 'max' });

test('words have the numbers of their first occurrences, and each is found by its own', () => {
  fc.assert(
    fc.property(words, (added) => {
      const table = new WordTable();
      const expected = [...new Set(added)];

      const numbers = added.map((word) => table.numberOf(`'${word}'`, 1, word.length + 1, hashOf(word)));

      expect(numbers).toEqual(added.map((word) => expected.indexOf(word)));
      expect(table.count).toBe(expected.length);
      expect(expected.map((word) => table.find(word))).toEqual([...expected.keys()]);
      expect(expected.map((_word, number) => table.word(number))).toEqual(expected);
      expect(table.find('not added')).toBeUndefined();
    }),
    { numRuns: 30 },
  );
});

test('words with the same hash have numbers of their own', () => {
  const table = new WordTable();

  expect(['ek', 'ask', 'ek'].map((word) => table.numberOf(word, 0, word.length, 7))).toEqual([0, 1, 0]);
});

test('a document has the words and fields that were written, with the hashes of the words', () => {
  const fields = fc.record({ A: words, B: words, C: words, D: words });

  fc.assert(
    fc.property(fields, (given) => {
      const document = searchDocument(given, (word) => [word]);
      // PostgreSQL does not print the default label.
      const printed = document.replaceAll(':1D', ':1');
      const read: [word: string, field: number][] = [];
      forEachWord(printed, (start, end, hash, field) => {
        const word = printed.slice(start, end);
        expect(hash).toBe(hashOf(word));
        read.push([word, field]);
      });

      const expected = new Map<string, number>();
      const names: Field[] = ['A', 'B', 'C', 'D'];
      for (const [field, name] of names.entries()) {
        for (const word of given[name]) if (!expected.has(word)) expected.set(word, field);
      }
      expect(read).toEqual([...expected]);
    }),
    { numRuns: 30 },
  );
});
