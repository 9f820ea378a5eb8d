import type { Figures } from '../measure/pairs.ts';
import { SLOWDOWN } from './screens.ts';
import type { ThreadTask, ThreadTrace } from './threadTrace.ts';

/** The part of a task that blocks input: longer tasks are noticed (web.dev/articles/tbt). */
const BLOCKING_MS = 50;

/** Processor time of the tasks that start within a period. @param untilMs by default the end of the trace */
export function threadMsWithin(tasks: readonly ThreadTask[], fromMs: number, untilMs = Infinity): number {
  return tasks.reduce((sum, { startMs, threadMs }) => sum + (startMs >= fromMs && startMs < untilMs ? threadMs : 0), 0);
}

/**
 * How long the tasks of a period would block input on a processor that takes four times as long. Computed from processor time:
 * other work of the machine does not change it.
 */
export function blockingMs(tasks: readonly ThreadTask[], fromMs: number): number {
  return tasks
    .filter(({ startMs }) => startMs >= fromMs)
    .reduce((sum, { threadMs }) => sum + Math.max(0, threadMs * SLOWDOWN - BLOCKING_MS), 0);
}

/**
 * Processor time of a view, in ms.
 *
 * @throws Error if the page painted nothing
 */
export function viewThreadFigures({ tasks, marks }: ThreadTrace): Figures {
  const paintedMs = marks.get('firstContentfulPaint');
  if (paintedMs === undefined) throw new Error('The trace has no first contentful paint.');
  const hydratedMs = marks.get('hydrated');
  const workOf = (kind: keyof ThreadTask['work']) => tasks.reduce((sum, { work }) => sum + work[kind], 0);
  return {
    thread: threadMsWithin(tasks, -Infinity),
    threadBeforePaint: threadMsWithin(tasks, -Infinity, paintedMs),
    threadUntilHydrated: hydratedMs === undefined ? null : threadMsWithin(tasks, paintedMs, hydratedMs),
    threadAfterPaint: threadMsWithin(tasks, paintedMs),
    threadScript: workOf('script'),
    threadStyle: workOf('style'),
    blocking: blockingMs(tasks, paintedMs),
  };
}
