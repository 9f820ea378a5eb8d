import { spreadOf } from './spread.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => count - at);

test.each([
  // The ranks of the sign test.
  [6, 1, 6],
  [8, 1, 8],
  [9, 2, 8],
  [10, 2, 9],
  [15, 4, 12],
  [20, 6, 15],
])('the interval of %i figures is from the one at %i to the one at %i', (count, low, high) => {
  expect(spreadOf(upTo(count))).toEqual({ median: (count + 1) / 2, low, high, rounds: count });
});

test('the interval of fewer than six figures is their minimum and maximum', () => {
  expect(spreadOf([3, 1, 2])).toEqual({ median: 2, low: 1, high: 3, rounds: 3 });
  expect(spreadOf([7])).toEqual({ median: 7, low: 7, high: 7, rounds: 1 });
});

test('rounds without the figure do not count', () => {
  expect(spreadOf([null, 4, null, 2])).toEqual({ median: 3, low: 2, high: 4, rounds: 2 });
  expect(spreadOf([null, null])).toBeNull();
});
