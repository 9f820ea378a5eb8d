import * as fc from 'fast-check';
import { NumberLists } from './numberLists.ts';

test('lists have the numbers that were set last, and counts are those of a naive count', () => {
  const change = fc.record({ list: fc.nat(200), numbers: fc.array(fc.nat(9), { maxLength: 8 }) });

  fc.assert(
    fc.property(fc.array(change, { maxLength: 400, size: 'max' }), fc.uniqueArray(fc.nat(250)), (changes, counted) => {
      const lists = new NumberLists();
      const expected = new Map<number, readonly number[]>();
      for (const { list, numbers } of changes) {
        lists.set(list, numbers);
        expected.set(list, numbers);
      }

      for (const list of counted) expect([...lists.get(list)]).toEqual(expected.get(list) ?? []);
      const all = counted.flatMap((list) => expected.get(list) ?? []);
      expect([...lists.counts(Int32Array.from(counted), 10)]).toEqual(
        Array.from({ length: 10 }, (_, number) => all.filter((one) => one === number).length),
      );
    }),
  );
});
