import { parseStat, processorTime } from './processorTime.ts';

const stat = (parent: number, processorMs: number) => ({ parent, processorMs });

test('the processor time of a process includes its descendants, and no others', () => {
  const read = () =>
    new Map([
      [1, stat(0, 9_000)],
      [10, stat(1, 100)],
      [11, stat(10, 20)],
      [12, stat(11, 3)],
      [20, stat(1, 5_000)],
    ]);

  expect(processorTime(10, read)).toBe(123);
});

test('a process that has ended has no processor time', () => {
  expect(processorTime(10, () => new Map())).toBeUndefined();
});

test('the times of a process are added up, even if its name contains spaces and parentheses', () => {
  const text = '2581 (node (a) b) S 2573 2331 1819 34816 2331 4194304 90 0 1 0 878 175 3 4 20 0 11 0 9402';

  expect(parseStat(text)).toEqual({ parent: 2573, processorMs: 10_600 });
  expect(parseStat('')).toBeUndefined();
});
