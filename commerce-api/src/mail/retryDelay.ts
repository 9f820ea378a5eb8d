const MAX_DELAY_MS = 3_600_000;
/** Part of the wait that is left to chance, so that what failed together does not come back together. */
const SPREAD = 0.2;

/**
 * Milliseconds until the next attempt: doubling with each one made, an hour at most.
 *
 * @param attempts made so far, at least 1
 * @param chance from 0 to 1
 */
export function retryDelay(attempts: number, firstMs: number, chance = Math.random()): number {
  const full = Math.min(MAX_DELAY_MS, firstMs * 2 ** Math.min(attempts - 1, 30));
  return Math.round(full * (1 - SPREAD * chance));
}
