import { LRUCache } from 'lru-cache';

/** More than the combinations of languages and markets, which the settings and the API limit. */
const MAX_ENTRIES = 1_000;

/** @throws the error of `fetchValue` if no value is cached yet */
export type GetShared<Value> = (key: string, fetchValue: () => Promise<Value>) => Promise<Value>;

/**
 * Creates a process-wide cache for data that all visitors share. A value older than `freshMs` is still served while a new
 * one is fetched in the background, and kept if that fails. Only the first fetch can fail a request.
 *
 * @param maxStaleMs time after `freshMs` from which a request waits for the new value; it gets the old one if that fails
 * @param changedAt time of the last change, in ms since the epoch: a request waits for the new value as well
 */
export function staleWhileRevalidate<Value extends object>(
  freshMs: number,
  onError: (error: unknown) => void,
  { maxStaleMs = Infinity, changedAt = () => 0 }: { maxStaleMs?: number; changedAt?: () => number } = {},
): GetShared<Value> {
  const cache = new LRUCache<string, Value, () => Promise<Value>>({
    max: MAX_ENTRIES,
    ttl: freshMs,
    // Reads the clock each time: the default caches the time for a millisecond, with a timer.
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
    const remainingMs = cache.getRemainingTTL(key);
    const isTooOld = -remainingMs > maxStaleMs || Date.now() + remainingMs - freshMs < changedAt();
    const value = await cache.fetch(key, {
      context: fetchValue,
      ...(isTooOld && { forceRefresh: true, allowStale: false, allowStaleOnFetchRejection: true }),
    });
    // Only an aborted fetch has no value, and no fetch is aborted here.
    if (value === undefined) throw new Error(`The fetch of the shared data for ${key} was aborted.`);
    return value;
  };
}
