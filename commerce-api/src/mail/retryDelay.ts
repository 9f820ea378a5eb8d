const MAX_DELAY_MS = 3_600_000;
/** Random share of the delay, so that mails that failed together are not retried together. */
const SPREAD = 0.2;

/**
 * Milliseconds until the next attempt: doubles with each attempt, up to an hour.
 *
 * @param attempts made so far, at least 1
 * @param chance random number from 0 to 1
 */
export function retryDelay(attempts: number, firstMs: number, chance = Math.random()): number {
  const full = Math.min(MAX_DELAY_MS, firstMs * 2 ** Math.min(attempts - 1, 30));
  return Math.round(full * (1 - SPREAD * chance));
}
