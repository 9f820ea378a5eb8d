import { TAB_LOCK_PREFIX } from '@hemvaror/domain/site/storageKeys';

/** A tab without a sign of life for so long has ended (STATE-07, OP-37). */
export const LOCK_TTL_MS = 45_000;
/** The tab with the lock renews it, and the others try again, at this interval (STATE-07, OP-37). */
export const FALLBACK_INTERVAL_MS = 3_000;
/** Two tabs may write at the same time: the last one has the lock. */
const SETTLE_MS = 50;

/** Runs work while this tab has a lock in local storage. Runs it at once if storage is blocked. */
export async function withStorageLock<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  // Browsers without locks also lack `crypto.randomUUID`.
  const id = String(Math.random());
  const deadlineMs = Date.now() + LOCK_TTL_MS;
  while (!(await hasWrittenLock(name, id)) && Date.now() < deadlineMs) await passed(FALLBACK_INTERVAL_MS);
  const renewal = setInterval(() => writeLock(name, id), FALLBACK_INTERVAL_MS);
  function release(): void {
    clearInterval(renewal);
    if (readLock(name)?.id === id) removeLock(name);
  }
  // Otherwise the next page of a shopper who leaves meanwhile waits for the lock of this one.
  window.addEventListener('pagehide', release);
  try {
    return await work();
  } finally {
    window.removeEventListener('pagehide', release);
    release();
  }
}

/** @returns whether no other tab has the lock */
async function hasWrittenLock(name: string, id: string): Promise<boolean> {
  const lock = readLock(name);
  // The absolute value: a clock that was set back must not keep the lock for longer.
  if (lock && Math.abs(Date.now() - lock.renewedAtMs) < LOCK_TTL_MS) return false;
  // Storage is blocked: other tabs cannot be seen.
  if (!writeLock(name, id)) return true;
  await passed(SETTLE_MS);
  return readLock(name)?.id === id;
}

function readLock(name: string): { id: string; renewedAtMs: number } | null {
  try {
    const [id = '', renewedAt = ''] = window.localStorage.getItem(TAB_LOCK_PREFIX + name)?.split(' ') ?? [];
    return id ? { id, renewedAtMs: Number(renewedAt) || 0 } : null;
  } catch {
    return null;
  }
}

/** @returns false if storage is blocked */
function writeLock(name: string, id: string): boolean {
  try {
    window.localStorage.setItem(TAB_LOCK_PREFIX + name, `${id} ${Date.now()}`);
    return true;
  } catch {
    return false;
  }
}

function removeLock(name: string): void {
  try {
    window.localStorage.removeItem(TAB_LOCK_PREFIX + name);
  } catch {
    // Storage is blocked, and the lock with it.
  }
}

function passed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
