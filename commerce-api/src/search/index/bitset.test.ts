import * as fc from 'fast-check';
import { Bitset } from './bitset.ts';

const numbers = fc.uniqueArray(fc.nat(300));

function sorted(given: readonly number[]): number[] {
  return given.toSorted((left, right) => left - right);
}

test('bitsets have the results of set operations', () => {
  fc.assert(
    fc.property(numbers, numbers, (one, other) => {
      const shared = one.filter((number) => other.includes(number));
      const alone = one.filter((number) => !other.includes(number));

      expect([...Bitset.of(one).toArray()]).toEqual(sorted(one));
      expect(Bitset.of(one).size).toBe(one.length);
      expect([...Bitset.of(one).copy().join(Bitset.of(other)).toArray()]).toEqual(sorted([...alone, ...other]));
      expect([...Bitset.of(one).keep(Bitset.of(other)).toArray()]).toEqual(sorted(shared));
      expect([...Bitset.of(one).drop(Bitset.of(other)).toArray()]).toEqual(sorted(alone));
      expect(Bitset.of(one).sizeWith(Bitset.of(other))).toBe(shared.length);
    }),
  );
});

test('a changed set is counted again', () => {
  fc.assert(
    fc.property(numbers, fc.nat(400), (given, number) => {
      const set = Bitset.of(given);
      const others = given.filter((one) => one !== number);
      const all = Bitset.of([...given, number]);

      expect(set.sizeWith(all)).toBe(given.length);
      set.delete(number);
      expect(set.sizeWith(all)).toBe(others.length);
      expect([...set.toArray()]).toEqual(sorted(others));
      set.add(number);
      expect(set.sizeWith(all)).toBe(others.length + 1);
      expect(set.has(number)).toBe(true);
    }),
  );
});

test('a set is empty until a number is added and after all are removed', () => {
  const set = Bitset.upTo(100);
  expect(set.isEmpty).toBe(true);

  set.add(99);
  expect(set.isEmpty).toBe(false);
  set.delete(99);
  expect(set.isEmpty).toBe(true);
});
