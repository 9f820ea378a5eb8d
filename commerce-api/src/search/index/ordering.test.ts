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

test('smallestN returns the first values of the sorted list', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), fc.nat(30), (values, count) => {
      const laterFirst = (left: number, right: number) => right - left;
      const compare = (left: number, right: number) =>
        (values[left] ?? 0) - (values[right] ?? 0) || laterFirst(left, right);

      expect(smallestN(Float64Array.from(values), count, laterFirst)).toEqual(
        [...values.keys()].toSorted(compare).slice(0, count),
      );
    }),
  );
});
