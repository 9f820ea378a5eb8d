import { binomialTail, chanceOfMore, poissonTail, rankScore } from './significance.ts';

test.each<[hits: number, draws: number, probability: number, chance: number]>([
  [0, 10, 0.5, 1],
  [10, 10, 0.5, 1 / 1_024],
  [6, 10, 0.5, 386 / 1_024],
  [5, 10, 0.5, 638 / 1_024],
  [1, 3, 0.1, 1 - 0.9 ** 3],
  [11, 10, 0.5, 0],
  [1, 10, 0, 0],
  [3, 10, 1, 1],
])('at least %i of %i at a probability of %f have the chance %f', (hits, draws, probability, chance) => {
  expect(binomialTail({ hits, draws }, probability)).toBeCloseTo(chance, 10);
});

test('large numbers neither overflow nor become 0', () => {
  expect(binomialTail({ hits: 1_000, draws: 20_000 }, 0.05)).toBeCloseTo(0.5, 1);
  expect(binomialTail({ hits: 3, draws: 20_000 }, 0.5)).toBe(1);
  expect(binomialTail({ hits: 1_200, draws: 20_000 }, 0.05)).toBeGreaterThan(0);
  expect(binomialTail({ hits: 1_200, draws: 20_000 }, 0.05)).toBeLessThan(1e-8);
});

test('events that have no number of draws have their chance by their mean', () => {
  expect(poissonTail(1, 2)).toBeCloseTo(1 - Math.exp(-2), 4);
  expect(poissonTail(10, 0.5)).toBeLessThan(1e-8);
});

test('the fewer draws of the other, the less its share says', () => {
  const one = { hits: 4, draws: 80 };

  expect(chanceOfMore(one, { hits: 0, draws: 80 })).toBeCloseTo(1 / 16, 10);
  expect(chanceOfMore(one, { hits: 0, draws: 8_000 })).toBeLessThan(1e-7);
  expect(chanceOfMore(one, { hits: 0, draws: 0 })).toBe(1);
});

test('ranks differ for higher values only, despite an outlier', () => {
  const values = Array.from({ length: 50 }, (_, at) => at);

  expect(rankScore(values, values)).toBe(0);
  expect(rankScore(values, [...values.slice(0, 49), 1e9])).toBeCloseTo(0, 0);
  expect(
    rankScore(
      values.map((value) => value + 50),
      values,
    ),
  ).toBeGreaterThan(8);
  expect(
    rankScore(
      values,
      values.map((value) => value + 50),
    ),
  ).toBeLessThan(-8);
  expect(rankScore([], values)).toBe(0);
});
