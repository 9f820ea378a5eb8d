import { blockingMs, threadMsWithin, viewThreadFigures } from './threadFigures.ts';
import type { ThreadTask } from './threadTrace.ts';

const task = (startMs: number, threadMs: number): ThreadTask => ({
  startMs,
  threadMs,
  work: { script: threadMs - 1, style: 1, paint: 0, parse: 0, other: 0 },
});
const tasks = [task(10, 5), task(20, 30), task(60, 12.5), task(90, 20)];

test('a task belongs to the period in which it starts', () => {
  expect(threadMsWithin(tasks, 20, 90)).toBe(42.5);
  expect(threadMsWithin(tasks, 60)).toBe(32.5);
});

test('a task blocks for its time over 50 ms at a quarter of the speed', () => {
  // 30 × 4 − 50 and 20 × 4 − 50; 12.5 × 4 is the limit.
  expect(blockingMs(tasks, 0)).toBe(100);
  expect(blockingMs(tasks, 21)).toBe(30);
});

test('the time of a view is divided by its first paint and its hydration', () => {
  const marks = new Map([
    ['firstContentfulPaint', 55],
    ['hydrated', 80],
  ]);

  expect(viewThreadFigures({ tasks, marks })).toEqual({
    thread: 67.5,
    threadBeforePaint: 35,
    threadUntilHydrated: 12.5,
    threadAfterPaint: 32.5,
    threadScript: 63.5,
    threadStyle: 4,
    blocking: 30,
  });
});

test('a shop without the mark has no time until hydrated', () => {
  const marks = new Map([['firstContentfulPaint', 55]]);

  expect(viewThreadFigures({ tasks, marks })).toMatchObject({ threadUntilHydrated: null, threadAfterPaint: 32.5 });
});

test('a page that paints nothing is refused', () => {
  expect(() => viewThreadFigures({ tasks, marks: new Map() })).toThrow('no first contentful paint');
});
