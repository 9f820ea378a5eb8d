import * as z from 'zod';

/** What a main thread does, by the names of its events in a trace. */
const WORK = {
  EvaluateScript: 'script',
  FunctionCall: 'script',
  'v8.compile': 'script',
  'v8.evaluateModule': 'script',
  EventDispatch: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'style',
  HitTest: 'style',
  ParseHTML: 'parse',
  ParseAuthorStyleSheet: 'parse',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
} as const;

type Work = (typeof WORK)[keyof typeof WORK] | 'other';

/** One task of a main thread. */
export interface ThreadTask {
  /** By the clock of the trace. */
  startMs: number;
  /** Processor time. */
  threadMs: number;
  /** The processor time by what it was spent on; style contains layout. */
  work: Record<Work, number>;
}

/** The main thread of the traced page. */
export interface ThreadTrace {
  tasks: readonly ThreadTask[];
  /** Marks of the page by name, and its first paint as `firstContentfulPaint`; the last of each, by the clock of the trace. */
  marks: ReadonlyMap<string, number>;
}

/** Enough for tasks with their processor time and for marks. More would slow the page down. */
export const TRACE_CATEGORIES = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];

const FIRST_PAINT = 'firstContentfulPaint';

const eventSchema = z.object({
  name: z.string(),
  cat: z.string().default(''),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** In µs, like the durations. Events with a duration of 0 have none. */
  ts: z.number().default(0),
  dur: z.number().default(0),
  tdur: z.number().default(0),
});
const traceSchema = z.object({ traceEvents: z.array(eventSchema) });

type TraceEvent = z.infer<typeof eventSchema>;

/**
 * Reads the tasks of the page from a trace of the browser.
 *
 * @param trace JSON with `traceEvents`
 * @throws Error if no document of the page was traced
 */
export function readThreadTrace(trace: string): ThreadTrace {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace));
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const isMark = ({ name, cat, ph }: TraceEvent) =>
    name === FIRST_PAINT || (cat.startsWith('blink.user_timing') && ph !== 'R');
  const threads = new Set(traceEvents.filter(isOwnMark).map(threadOf));
  if (threads.size === 0) throw new Error('The trace has no mark of the page. Expected a document that was observed.');

  const own = traceEvents.filter((event) => threads.has(threadOf(event)));
  return {
    tasks: [...threads].flatMap((thread) => tasksOf(own.filter((event) => threadOf(event) === thread))),
    marks: new Map(
      own
        .filter(isMark)
        .toSorted((a, b) => a.ts - b.ts)
        .map(({ name, ts }) => [name, ts / 1_000]),
    ),
  };
}

/** Each document of the page sets one (pageFigures.ts): so the trace tells which of its threads are those of the page. */
function isOwnMark({ name }: TraceEvent): boolean {
  return name.startsWith('bench:');
}

/** Each event takes its own time from the one around it, and is of its kind unless its name says more. */
function tasksOf(events: readonly TraceEvent[]): ThreadTask[] {
  const tasks: ThreadTask[] = [];
  const around: { task: ThreadTask; endUs: number; kind: Work }[] = [];
  for (const { name, ts, dur, tdur } of events.filter(({ ph }) => ph === 'X').toSorted(byNesting)) {
    while (around.length > 0 && (around.at(-1)?.endUs ?? 0) <= ts) around.pop();
    const parent = around.at(-1);
    if (!parent && name !== 'RunTask') continue;
    const threadMs = tdur / 1_000;
    const task = parent?.task ?? { startMs: ts / 1_000, threadMs, work: emptyWork() };
    if (!parent) tasks.push(task);
    const kind = isWork(name) ? WORK[name] : (parent?.kind ?? 'other');
    task.work[kind] += threadMs;
    if (parent) task.work[parent.kind] -= threadMs;
    around.push({ task, endUs: ts + dur, kind });
  }
  return tasks;
}

function byNesting(a: TraceEvent, b: TraceEvent): number {
  return a.ts - b.ts || b.dur - a.dur;
}

function isWork(name: string): name is keyof typeof WORK {
  return Object.hasOwn(WORK, name);
}

function emptyWork(): Record<Work, number> {
  return { script: 0, style: 0, parse: 0, paint: 0, other: 0 };
}
