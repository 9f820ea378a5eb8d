import { progressAt } from './loadingTimes.ts';

test.each<[what: string, endedMs: number | null, nowMs: number, share: number | null, id: string]>([
  ['has not run for 200 ms yet', null, 199, null, 'STATE-14'],
  ['has run for 200 ms', null, 200, 0, 'STATE-14'],
  ['ended just before 200 ms', 199, 200, null, 'STATE-14'],
  ['ended at 200 ms', 200, 200, 1, 'STATE-14'],
  ['has been visible for 2500 ms', null, 2_700, 0.5, 'STATE-15'],
  ['has been visible for 4950 ms', null, 5_150, 0.99, 'STATE-15'],
  ['has been visible for 5000 ms', null, 5_200, 1, 'STATE-15'],
  ['has been visible for a minute', null, 60_000, 1, 'STATE-15'],
  ['ended 499 ms ago', 800, 1_299, 1, 'STATE-15'],
  ['ended 500 ms ago', 800, 1_300, null, 'STATE-15'],
])('a loading that %s, %j, has at %i ms the progress %j [%s]', (_what, endedMs, nowMs, share, _id) => {
  expect(progressAt({ startedMs: 0, endedMs }, nowMs)).toBe(share);
});
