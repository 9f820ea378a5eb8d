import * as fc from 'fast-check';
import { clampQuantity } from './quantity.ts';

test.each<[entered: string | number, expected: number]>([
  ['4', 4],
  [' 7 ', 7],
  ['1 0', 10],
  ['3,7', 3],
  ['3.7', 3],
  ['', 1],
  ['abc', 1],
  ['-2', 1],
  ['0', 1],
  ['999', 12],
  [99, 12],
  [2.9, 2],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 12],
])('%j between 1 and 12 is %i', (entered, expected) => {
  expect(clampQuantity(entered, 1, 12)).toBe(expected);
});

test('the minimum takes precedence over a lower maximum', () => {
  expect(clampQuantity('5', 1, 0)).toBe(1);
});

test('clampQuantity returns a whole number within its limits for any input, and is idempotent', () => {
  const entered = fc.oneof(fc.string(), fc.double(), fc.integer(), fc.integer().map(String));

  fc.assert(
    fc.property(entered, fc.nat(50), fc.nat(500), (text, min, room) => {
      const quantity = clampQuantity(text, min, min + room);

      expect(Number.isInteger(quantity)).toBe(true);
      expect(quantity >= min && quantity <= min + room).toBe(true);
      expect(clampQuantity(String(quantity), min, min + room)).toBe(quantity);
    }),
  );
});
