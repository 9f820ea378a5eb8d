/** A browser's timer holds no more, and would fire at once. */
const MAX_DELAY_MS = 2_147_483_647;

/**
 * Milliseconds from issue to refresh: 90 % of the token's life, so that a slow network still makes it.
 *
 * @param maxAgeSeconds as the auth service sent it
 * @returns undefined when there is nothing to wait for: no lifetime, or one that is over (OP-30)
 * @see AUTH-23
 */
export function refreshDelayMs(maxAgeSeconds: number | undefined): number | undefined {
  return maxAgeSeconds && maxAgeSeconds > 0 ? Math.min(900 * maxAgeSeconds, MAX_DELAY_MS) : undefined;
}
