import { API, minuteMedians, workerName, type Sample } from './sample.ts';
import { baseMinute, faultsOf, type SoakRun } from './verdict.ts';

/** Samples of each 10 s in which a process has the memory of its minute. */
function samplesOf(memory: Record<string, number[]>): Sample[] {
  const minutes = Math.max(...Object.values(memory).map(({ length }) => length));
  return Array.from({ length: minutes * 6 }, (_, at) => ({
    seconds: (at + 1) * 10,
    megabytes: Object.fromEntries(
      Object.entries(memory).map(([name, figures]) => [name, figures[Math.floor(at / 6)] ?? 0]),
    ),
  }));
}

const FLAT = [180, 200, 210, 210, 211, 212, 212, 213];
const run = (memory: Record<string, number[]>, others: Partial<SoakRun> = {}): SoakRun => ({
  samples: samplesOf(memory),
  requests: Array.from({ length: 8 }, () => 2_400),
  endedWorkers: 0,
  failures: new Map(),
  ...others,
});

test('flat memory holds, also if the first minutes fill the caches', () => {
  expect(faultsOf(run({ [workerName(1)]: FLAT, [API]: FLAT }))).toEqual([]);
});

test('a process that grows by more than a tenth does not hold, nor does the sum of the workers', () => {
  const grows = [180, 200, 210, 210, 220, 230, 240, 250];

  expect(faultsOf(run({ [workerName(1)]: grows, [workerName(2)]: grows, [API]: FLAT }))).toEqual([
    'worker 1: 210 MB in minute 4, 250 MB in minute 8',
    'worker 2: 210 MB in minute 4, 250 MB in minute 8',
    'all workers: 420 MB in minute 4, 500 MB in minute 8',
  ]);
});

test('ended workers and failed requests do not hold', () => {
  const failures = new Map([['order: status 503', 3]]);

  expect(faultsOf(run({ [API]: FLAT }, { endedWorkers: 1, failures }))).toEqual([
    'workers that ended: 1',
    '3 requests failed: order: status 503',
  ]);
});

test('a soak without samples does not hold', () => {
  expect(faultsOf(run({}, { samples: [] }))).toEqual([expect.stringContaining('No memory was measured')]);
});

test('a soak with too few requests does not hold', () => {
  expect(faultsOf(run({ [API]: FLAT }, { requests: [100, 100, 100, 100, 100, 100] }))).toEqual([
    expect.stringContaining('600 requests are too few'),
  ]);
});

test('the figure of a minute is the median of its samples', () => {
  const samples = [200, 201, 290, 202, 199, 200].map((megabytes, at) => ({
    seconds: 70 + at * 10,
    megabytes: { [API]: megabytes },
  }));

  expect(minuteMedians(samples, 2)[API]).toBe(200.5);
});

test.each([
  [30, 2_400, 5],
  [8, 2_400, 4],
  [8, 1_000, 7],
  [8, 900, undefined],
])('after %i minutes with %i requests each, the last one is compared with minute %s', (minutes, each, base) => {
  expect(baseMinute(Array.from({ length: minutes }, () => each))).toBe(base);
});
