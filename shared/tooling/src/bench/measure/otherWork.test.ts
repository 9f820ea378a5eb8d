import { otherShare, type ProcessorTimes } from './otherWork.ts';

/** Process 1 with the child 2 is ours; 9 is another. */
function timesAt(at: number, ...[parent, child, other]: readonly [number, number, number]): ProcessorTimes {
  return {
    at,
    usedMs: parent + child + other,
    processes: new Map([
      [1, { parent: 0, processorMs: parent }],
      [2, { parent: 1, processorMs: child }],
      [9, { parent: 0, processorMs: other }],
    ]),
  };
}

test('the share of others leaves out our processes with their children', () => {
  const [before, after] = [timesAt(0, 100, 100, 100), timesAt(1_000, 300, 700, 400)];

  expect(otherShare(before, after, [1], 2)).toBe(0.15);
  expect(otherShare(before, after, [1, 9], 2)).toBe(0);
});

test('the time of a process that ended outside our tree is no negative share', () => {
  const [before, after] = [timesAt(0, 100, 100, 100), timesAt(1_000, 300, 700, 400)];

  expect(otherShare(before, { ...after, usedMs: 500 }, [1], 2)).toBe(0);
});

test('a system without /proc has no share', () => {
  const [before, after] = [timesAt(0, 0, 0, 0), timesAt(1_000, 0, 0, 0)];

  expect(otherShare({ ...before, usedMs: undefined }, after, [1], 2)).toBeUndefined();
});
