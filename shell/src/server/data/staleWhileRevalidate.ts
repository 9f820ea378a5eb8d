import { LRUCache } from 'lru-cache';

/** More than a shop has languages and markets; their number is bounded by the settings and the API. */
const MAX_ENTRIES = 1_000;

/** @throws what `fetchValue` throws, when there is no value yet */
export type GetShared<Value> = (key: string, fetchValue: () => Promise<Value>) => Promise<Value>;

/**
 * A process-wide cache for what all visitors share. A value older than `freshMs` is still served while a new one is
 * fetched in the background; when that fails, the old one stays. Only the first fetch can make a request wait or fail.
 */
export function staleWhileRevalidate<Value extends object>(
  freshMs: number,
  onError: (error: unknown) => void,
): GetShared<Value> {
  const cache = new LRUCache<string, Value, () => Promise<Value>>({
    max: MAX_ENTRIES,
    ttl: freshMs,
    // Reads the clock each time: the default keeps a reading for a millisecond, by a timer.
    ttlResolution: 0,
    perf: Date,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, stale, { context: fetchValue }) => {
      try {
        return await fetchValue();
      } catch (error) {
        if (stale !== undefined) onError(error);
        throw error;
      }
    },
  });

  return async (key, fetchValue) => {
    const value = await cache.fetch(key, { context: fetchValue });
    // Only a fetch that was aborted has none, and nothing here aborts one.
    if (value === undefined) throw new Error(`The shared data for ${key} were dropped while they were fetched.`);
    return value;
  };
}
