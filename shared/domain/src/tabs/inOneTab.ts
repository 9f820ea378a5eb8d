/** A frozen tab may keep its lock, so another one goes on without it after this time. */
const MAX_WAIT_MS = 10_000;

/**
 * Runs work in one tab of the browser at a time, in the order of the calls. Where the browser has no locks, as on plain http,
 * it runs at once.
 *
 * @param name the same for all work that must not run at the same time
 * @throws the error of the work
 */
export async function inOneTab<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- only secure origins have locks
  if (!globalThis.navigator?.locks) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), MAX_WAIT_MS);
  const tab: { isFirst: boolean } = { isFirst: false };
  try {
    return await navigator.locks.request(name, { signal: waiting.signal }, async () => {
      clearTimeout(timer);
      tab.isFirst = true;
      return work();
    });
  } catch (error) {
    if (tab.isFirst) throw error;
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
