import * as fc from 'fast-check';
import { splitAmount } from './splitAmount.ts';

test.each<[amount: number, weights: number[], parts: number[]]>([
  [100, [1, 1, 1], [34, 33, 33]],
  [100, [1, 2, 4], [14, 29, 57]],
  [1, [5, 5], [1, 0]],
  [0, [3, 4], [0, 0]],
  [50, [0, 7], [0, 50]],
  [50, [0, 0], [0, 0]],
  [50, [], []],
])('%d by %j is %j', (amount, weights, parts) => {
  expect(splitAmount(amount, weights)).toEqual(parts);
});

test('the parts add up to the amount, and differ from their exact share by less than one', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 50_000_000 }), { minLength: 1, maxLength: 100 });

  fc.assert(
    fc.property(fc.nat(10_000_000), weights, (amount, all) => {
      const parts = splitAmount(amount, all);
      const total = all.reduce((sum, weight) => sum + weight, 0);

      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      for (const [index, part] of parts.entries()) {
        expect(Math.abs(part - (amount * (all[index] ?? 0)) / total)).toBeLessThan(1);
      }
    }),
  );
});
