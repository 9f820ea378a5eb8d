import * as fc from 'fast-check';
import { smallestN } from './smallestN.ts';
import { Ordering } from './ordering.ts';

test('the ordering stays correct while values change and are added', () => {
  const change = fc.record({ number: fc.nat(40), value: fc.nat(5) });

  fc.assert(
    fc.property(fc.array(fc.nat(5)), fc.array(fc.array(change)), (values, rounds) => {
      const valueOf = new Map(values.entries());
      const compare = (left: number, right: number) =>
        (valueOf.get(left) ?? 0) - (valueOf.get(right) ?? 0) || left - right;
      const ordering = new Ordering(valueOf.keys(), compare);

      for (const round of rounds) {
        for (const { number, value } of round) {
          valueOf.set(number, value);
          ordering.changed(number);
        }
        expect([...ordering.sorted()]).toEqual([...valueOf.keys()].toSorted(compare));
      }
    }),
  );
});

test('smallestN returns the first numbers of the sorted list', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(99)), fc.array(fc.nat(9)), fc.nat(30), (numbers, values, count) => {
      const valueOf = (number: number) => values[number] ?? 0;
      const tieBreak = (left: number, right: number) => right - left;

      expect(smallestN(Int32Array.from(numbers), count, { valueOf, tieBreak })).toEqual(
        numbers.toSorted((left, right) => valueOf(left) - valueOf(right) || tieBreak(left, right)).slice(0, count),
      );
    }),
  );
});
