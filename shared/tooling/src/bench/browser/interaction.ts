/** An event of the Event Timing API, in ms. Only those of 16 ms and more are reported. */
export interface InputEvent {
  name: string;
  startTime: number;
  /** Until the next paint, in steps of 8 ms. */
  duration: number;
  processingStart: number;
  processingEnd: number;
  /** The same for all events of a tap or a key; 0 for other events. */
  interactionId: number;
}

/** An interaction as INP measures it, in ms. */
export interface Interaction {
  /** From the input to the next paint. */
  nextPaintMs: number;
  /** From the input to its first handler. */
  delayMs: number;
  handlersMs: number;
}

/** The shortest duration that browsers report. */
const MIN_REPORTED_MS = 16;
/** Durations are rounded, so events of one frame may differ by this. */
const SAME_FRAME_MS = 8;

/**
 * The slowest interaction since a moment.
 *
 * @param events of the page
 * @returns 16 ms without a part if no event was reported: each took less
 */
export function slowestInteraction(events: readonly InputEvent[], sinceMs: number): Interaction {
  const own = events.filter(({ startTime, interactionId }) => startTime >= sinceMs && interactionId > 0);
  const slowest = own.toSorted((a, b) => b.duration - a.duration)[0];
  if (!slowest) return { nextPaintMs: MIN_REPORTED_MS, delayMs: 0, handlersMs: 0 };

  const paintedMs = slowest.startTime + slowest.duration;
  const inFrame = own.filter(
    ({ interactionId, startTime, duration }) =>
      interactionId === slowest.interactionId && Math.abs(startTime + duration - paintedMs) <= SAME_FRAME_MS,
  );
  const firstMs = Math.min(...inFrame.map(({ processingStart }) => processingStart));
  const lastMs = Math.max(...inFrame.map(({ processingEnd }) => processingEnd));
  return {
    nextPaintMs: slowest.duration,
    delayMs: Math.max(0, firstMs - slowest.startTime),
    handlersMs: lastMs - firstMs,
  };
}
