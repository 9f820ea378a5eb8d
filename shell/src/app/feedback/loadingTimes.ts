/** STATE-13 */
const SPINNER_DELAY_MS = 1_000;
/** STATE-14: what takes less shows no line. */
const PROGRESS_THROTTLE_MS = 200;
/** STATE-15: from the line's first picture to its full width, and from the end of the loading to its last. */
const PROGRESS_DURATION_MS = 5_000;
const PROGRESS_HIDE_DELAY_MS = 500;

/** One loading of a page, in ms of the same clock. */
export interface Loading {
  startedMs: number;
  /** Null while it goes on. */
  endedMs: number | null;
}

/** STATE-11: a change of the query or the hash alone loads nothing that the whole page would wait for. */
export function isRouteChange(from: { pathname: string }, to: { pathname: string } | undefined): boolean {
  return to !== undefined && to.pathname !== from.pathname;
}

/** STATE-13 */
export function isSpinnerDue({ startedMs, endedMs }: Loading, nowMs: number): boolean {
  return endedMs === null && nowMs - startedMs >= SPINNER_DELAY_MS;
}

/**
 * How far the line has grown, from 0 to 1. It is full once the loading has ended.
 *
 * @returns null when no line is to be seen
 * @see STATE-14, STATE-15
 */
export function progressAt({ startedMs, endedMs }: Loading, nowMs: number): number | null {
  const shownForMs = (endedMs ?? nowMs) - startedMs - PROGRESS_THROTTLE_MS;
  if (shownForMs < 0) return null;
  if (endedMs === null) return Math.min(1, shownForMs / PROGRESS_DURATION_MS);
  return nowMs - endedMs < PROGRESS_HIDE_DELAY_MS ? 1 : null;
}
