import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

/** For a body of some megabytes on a slow line; who sends more is cut off. */
const DRAIN_TIMEOUT_MS = 3_000;

/** Lets the rest of a refused body arrive and drops it: a connection that is closed before loses the answer. */
export async function drainBody(body: Readable): Promise<void> {
  body.resume();
  try {
    await finished(body, { signal: AbortSignal.timeout(DRAIN_TIMEOUT_MS) });
  } catch {
    // It is too slow, or gone: then the answer may be lost.
  }
}
