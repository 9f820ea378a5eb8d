/** STATE-13 */
const SPINNER_DELAY_MS = 1_000;
/** STATE-14: shorter loadings show no progress bar. */
const PROGRESS_THROTTLE_MS = 200;
/** STATE-15: time from the first frame of the progress bar to its full width, and from the end of the loading to its removal. */
const PROGRESS_DURATION_MS = 5_000;
const PROGRESS_HIDE_DELAY_MS = 500;

/** One loading of a page, in ms of the same clock. */
export interface Loading {
  startedMs: number;
  /** Null while it is running. */
  endedMs: number | null;
}

/** STATE-13 */
export function isSpinnerDue({ startedMs, endedMs }: Loading, nowMs: number): boolean {
  return endedMs === null && nowMs - startedMs >= SPINNER_DELAY_MS;
}

/**
 * Width of the progress bar, from 0 to 1. It is full once the loading has ended.
 *
 * @returns null while the progress bar is hidden
 * @see STATE-14, STATE-15
 */
export function progressAt({ startedMs, endedMs }: Loading, nowMs: number): number | null {
  const visibleForMs = (endedMs ?? nowMs) - startedMs - PROGRESS_THROTTLE_MS;
  if (visibleForMs < 0) return null;
  if (endedMs === null) return Math.min(1, visibleForMs / PROGRESS_DURATION_MS);
  return nowMs - endedMs < PROGRESS_HIDE_DELAY_MS ? 1 : null;
}
