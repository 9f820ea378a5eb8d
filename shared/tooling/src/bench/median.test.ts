import { median, percentile } from './median.ts';

test('the median is the middle figure, or the mean of the middle two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
});

test('a percentile is one of the figures', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  expect(percentile(hundred, 95)).toBe(95);
  expect(percentile(hundred, 99)).toBe(99);
  expect(percentile([5, 9], 99)).toBe(9);
});

test('the median of no figures throws', () => {
  expect(() => median([])).toThrow('No figures');
});
