import { setTimeout } from 'node:timers/promises';

/** For what never comes. A slow machine needs far less. */
const LIMIT_MS = 180_000;

/** @throws Error with the message if the promise does not settle */
export async function withinLimit<Value>(promise: Promise<Value>, message: string): Promise<Value> {
  const over = new AbortController();
  const limit = setTimeout(LIMIT_MS, undefined, { signal: over.signal }).then(() => {
    throw new Error(message);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    limit.catch(() => undefined);
    over.abort();
  }
}
