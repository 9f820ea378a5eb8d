import * as z from 'zod';
import type { Inspector } from './inspector.ts';

/** Objects and memory that a process holds after a garbage collection. */
export interface Left {
  heapBytes: number;
  /** Objects, listeners and active handles, by kind. */
  counts: Readonly<Record<string, number>>;
}

/** Growth between two measurements that is the same for any number of pages. */
export interface Tolerance {
  heapBytes: number;
  count: number;
}

const countsSchema = z.record(z.string(), z.number());
const EVENTS = `process.getBuiltinModule('node:events')`;
/** The prototypes of subclasses are found, too. */
const IS_INSTANCE = `(object) => !Object.hasOwn(object, 'constructor')`;
/** Counts objects by class, and listeners. */
const BY_CLASS = `(objects) => {
  const counts = { listeners: 0 };
  const events = ${EVENTS};
  for (const object of objects.filter(${IS_INSTANCE})) {
    const name = object.constructor?.name || 'anonymous';
    counts[name] = (counts[name] ?? 0) + 1;
    if (object instanceof AbortSignal) counts.listeners += events.getEventListeners(object, 'abort').length;
    for (const event of object.eventNames?.() ?? []) counts.listeners += object.listenerCount(event);
  }
  return counts;
}`;
const PROCESS = `(() => {
  const counts = {};
  for (const name of process.eventNames()) counts['process on ' + String(name)] = process.listenerCount(name);
  for (const name of process.getActiveResourcesInfo()) counts['active ' + name] = (counts['active ' + name] ?? 0) + 1;
  return counts;
})()`;
const TIMER_PROTOTYPE = `(() => {
  const timer = setTimeout(() => undefined);
  clearTimeout(timer);
  return timer.constructor.prototype;
})()`;

/** Selects the figures that have grown more than tolerated, with their growth. */
export function growth(early: Left, late: Left, tolerance: Tolerance): Record<string, number> {
  const grown = Object.entries(late.counts)
    .map(([kind, count]) => [kind, count - (early.counts[kind] ?? 0)] as const)
    .filter(([, by]) => by > tolerance.count);
  const heapBytes = late.heapBytes - early.heapBytes;
  return { ...Object.fromEntries(grown), ...(heapBytes > tolerance.heapBytes && { heapBytes }) };
}

/** Measures a process. Takes seconds on a busy machine, since each query collects the garbage first. */
export async function leftInProcess(inspector: Inspector): Promise<Left> {
  const emitters = countsSchema.parse(await inspector.ofObjects(`${EVENTS}.prototype`, BY_CLASS));
  const targets = countsSchema.parse(await inspector.ofObjects('EventTarget.prototype', BY_CLASS));
  const timers = countsSchema.parse(await inspector.ofObjects(TIMER_PROTOTYPE, BY_CLASS));
  const handles = countsSchema.parse(await inspector.evaluate(PROCESS));
  const counts = {
    ...emitters,
    ...targets,
    ...timers,
    ...handles,
    listeners: (emitters['listeners'] ?? 0) + (targets['listeners'] ?? 0),
  };
  return { counts, heapBytes: await inspector.heapBytes() };
}
