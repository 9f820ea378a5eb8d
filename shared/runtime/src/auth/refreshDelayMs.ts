/** A longer delay overflows the browser's timer, which then fires at once. */
const MAX_DELAY_MS = 2_147_483_647;

/**
 * Milliseconds from issue to refresh: 90 % of the token's lifetime, to leave time for a slow network.
 *
 * @param maxAgeSeconds as the auth service sent it
 * @returns undefined without a lifetime, or if it has ended (OP-30)
 * @see AUTH-23
 */
export function refreshDelayMs(maxAgeSeconds: number | undefined): number | undefined {
  return maxAgeSeconds && maxAgeSeconds > 0 ? Math.min(900 * maxAgeSeconds, MAX_DELAY_MS) : undefined;
}
