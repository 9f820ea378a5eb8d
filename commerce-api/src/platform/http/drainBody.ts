import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

/** Enough for a body of some megabytes on a slow connection; a longer one is cut off. */
const DRAIN_TIMEOUT_MS = 3_000;

/**
 * Reads and drops the rest of a rejected body: closing the connection before would lose the response.
 *
 * @param timeFactor multiplies the longest wait (`TIME_FACTOR`)
 */
export async function drainBody(body: Readable, timeFactor: number): Promise<void> {
  body.resume();
  try {
    await finished(body, { signal: AbortSignal.timeout(DRAIN_TIMEOUT_MS * timeFactor) });
  } catch {
    // The client is too slow or has disconnected: the response may be lost.
  }
}
