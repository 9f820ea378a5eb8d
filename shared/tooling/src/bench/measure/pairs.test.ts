import { inTurns, pairs, pairsOf, rounds } from './pairs.ts';

test('measurements run in turns, in the opposite order in every second round', async () => {
  const order: string[] = [];
  const named = (name: string) => async () => {
    order.push(name);
    return {};
  };

  await inTurns(3, [named('A'), named('B')], async () => void order.push('|'));

  expect(order.join('')).toBe('|AB|BA|AB|');
});

test('the figures of a round stay with their target', async () => {
  let call = 0;
  const counted = async () => ({ call: (call += 1) });

  expect(await inTurns(2, [counted, counted])).toEqual([
    [{ call: 1 }, { call: 4 }],
    [{ call: 2 }, { call: 3 }],
  ]);
});

test('the ratio is the median of the pairs, not the ratio of the medians', () => {
  const figures = (...values: number[]) => values.map((ms) => ({ ms }));

  const { a, b, ratio } = pairsOf(figures(10, 20, 60), figures(10, 10, 20));

  expect([a['ms']?.median, b['ms']?.median]).toEqual([20, 10]);
  expect(ratio['ms']).toEqual({ median: 2, low: 1, high: 3, rounds: 3 });
});

test('a figure that only one target has, or that is 0, has no ratio', () => {
  const { ratio } = pairsOf([{ cpu: 5, bytes: 7, shifts: 1 }], [{ cpu: null, bytes: 14, shifts: 0 }]);

  expect(ratio).toEqual({ cpu: null, bytes: { median: 0.5, low: 0.5, high: 0.5, rounds: 1 }, shifts: null });
});

test('two targets with the same cost have a ratio whose spread contains 1', async () => {
  let seed = 1;
  // A linear congruential generator: noise of ± 10 %, the same in each run.
  const noise = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const noisy = async () => ({ ms: 100 + 20 * (noise() - 0.5) });

  const { ratio } = await pairs(10, noisy, noisy);

  expect(ratio['ms']?.low).toBeLessThan(1);
  expect(ratio['ms']?.high).toBeGreaterThan(1);
});

test('a single target has the spread of its rounds', async () => {
  let call = 0;

  expect(await rounds(3, async () => ({ call: (call += 1) }))).toEqual({
    call: { median: 2, low: 1, high: 3, rounds: 3 },
  });
});
