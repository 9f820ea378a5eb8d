/** In ms. */
export const FIRST_PAUSE_MS = 50;
const GROWTH = 1.25;
const MAX_PAUSE_MS = 500;

/**
 * The pause between two looks at a process that starts. It grows, as on a busy machine each look takes processor time from the process.
 */
export function nextPauseMs(pauseMs: number): number {
  return Math.min(pauseMs * GROWTH, MAX_PAUSE_MS);
}
