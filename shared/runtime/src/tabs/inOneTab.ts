import { LOCK_TTL_MS, withStorageLock } from './storageLock.ts';

/** Work of which the tabs of a browser run one at a time: it must not run twice for the same state. */
export type TabLock = 'token-refresh' | 'cart' | 'checkout';

/**
 * Runs work in one tab of the browser at a time. The tab holds a lock of the browser, which releases it when the tab is closed,
 * or one in local storage where the browser has none. If another tab holds the lock for 45 s, it is frozen, and the work runs
 * without it (STATE-07). In a browser with neither, it runs at once.
 *
 * @throws the error of the work
 */
export async function inOneTab<Value>(lock: TabLock, work: () => Promise<Value>): Promise<Value> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- old browsers and plain http have no locks
  return navigator.locks ? withBrowserLock(`ralph-${lock}`, work) : withStorageLock(lock, work);
}

async function withBrowserLock<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), LOCK_TTL_MS);
  const tab: { hasLock: boolean } = { hasLock: false };
  try {
    return await navigator.locks.request(name, { signal: waiting.signal }, async () => {
      clearTimeout(timer);
      tab.hasLock = true;
      return work();
    });
  } catch (error) {
    if (tab.hasLock) throw error;
    // The wait is over, or the browser blocks locks together with cookies.
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
