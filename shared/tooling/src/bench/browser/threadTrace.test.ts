import { readThreadTrace } from './threadTrace.ts';

const PAGE = { pid: 7, tid: 1 };
/** Times in µs. */
const event = (name: string, ts: number, dur: number, tdur: number, thread = PAGE) => ({
  ...thread,
  name,
  cat: 'devtools.timeline',
  ph: 'X',
  ts,
  dur,
  tdur,
});
const mark = (name: string, ts: number, thread = PAGE) => ({ ...thread, name, cat: 'blink.user_timing', ph: 'I', ts });
const traceOf = (...traceEvents: object[]) => JSON.stringify({ traceEvents });

test('the tasks are those of the thread with the marks of the page', () => {
  const other = { pid: 8, tid: 1 };
  const trace = traceOf(
    mark('bench:start', 900),
    event('RunTask', 1_000, 3_000, 2_000),
    event('RunTask', 1_000, 50_000, 50_000, other),
    event('RunTask', 5_000, 1_000, 1_000),
  );

  expect(readThreadTrace(trace).tasks.map(({ startMs, threadMs }) => [startMs, threadMs])).toEqual([
    [1, 2],
    [5, 1],
  ]);
});

test('the processor time of a task is divided by its innermost known events', () => {
  const trace = traceOf(
    mark('bench:start', 0),
    event('RunTask', 1_000, 10_000, 9_000),
    event('EvaluateScript', 1_500, 6_000, 6_000),
    // Unknown: part of the script around it.
    event('v8.something', 1_600, 1_000, 1_000),
    event('Layout', 3_000, 2_000, 1_500),
    event('Paint', 8_000, 500, 500),
  );

  expect(readThreadTrace(trace).tasks[0]?.work).toEqual({ script: 4.5, style: 1.5, paint: 0.5, parse: 0, other: 2.5 });
});

test('a task within a task counts once', () => {
  const trace = traceOf(
    mark('bench:start', 0),
    event('RunTask', 2_000, 1_000, 800),
    event('RunTask', 1_000, 5_000, 4_000),
  );

  expect(readThreadTrace(trace).tasks.map(({ threadMs }) => threadMs)).toEqual([4]);
});

test('an event without a duration takes no time', () => {
  const { tdur: _none, ...instant } = event('RunTask', 1_000, 0, 0);

  expect(readThreadTrace(traceOf(mark('bench:start', 0), instant)).tasks.map(({ threadMs }) => threadMs)).toEqual([0]);
});

test('marks have the time of the last of their name, and those of the browser do not count', () => {
  const trace = traceOf(
    mark('bench:start', 1_000),
    mark('hydrated', 9_000),
    mark('bench:start', 5_000),
    { ...mark('navigationStart', 500), ph: 'R' },
    { ...mark('firstContentfulPaint', 7_000), cat: 'loading,rail,devtools.timeline', ph: 'R' },
  );

  expect(Object.fromEntries(readThreadTrace(trace).marks)).toEqual({
    'bench:start': 5,
    hydrated: 9,
    firstContentfulPaint: 7,
  });
});

test('a trace without a document of the page is refused', () => {
  expect(() => readThreadTrace(traceOf(event('RunTask', 0, 1, 1)))).toThrow('no mark of the page');
});
