import { TOKEN_LOCK_KEY as LOCK } from '@hemvaror/domain/site/storageKeys';

/** A leader without a sign of life for so long has ended (STATE-07, OP-37). */
export const LOCK_TTL_MS = 45_000;
/** Without the browser's locks, a leader renews its lock, and the others try again, at this interval (STATE-07, OP-37). */
export const FALLBACK_INTERVAL_MS = 3_000;
/** Two tabs may write at the same time: the last one is the leader. */
const SETTLE_MS = 50;

/** Runs the work while this tab is the leader: one tab of the browser at a time. */
export type Lead = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** The leader holds a lock of the browser, or one in local storage where the browser has none, as on plain http. */
export const lead: Lead = async (work) => {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- only secure origins have locks
  return navigator.locks ? leadByLock(work) : leadByStorage(work);
};

/** The browser releases the lock of a tab that is closed, and gives it to the next one. */
async function leadByLock<Value>(work: () => Promise<Value>): Promise<Value> {
  const waiting = new AbortController();
  // A frozen tab may keep the lock.
  const timer = setTimeout(() => waiting.abort(), LOCK_TTL_MS);
  const tab: { isLeader: boolean } = { isLeader: false };
  try {
    return await navigator.locks.request(LOCK, { signal: waiting.signal }, async () => {
      clearTimeout(timer);
      tab.isLeader = true;
      return work();
    });
  } catch (error) {
    if (tab.isLeader) throw error;
    // The service accepts two refreshes at a time: better than no token (ADR 0022).
    return work();
  } finally {
    clearTimeout(timer);
  }
}

async function leadByStorage<Value>(work: () => Promise<Value>): Promise<Value> {
  // Origins without locks also lack `crypto.randomUUID`.
  const id = String(Math.random());
  const deadlineMs = Date.now() + LOCK_TTL_MS;
  while (!(await hasWrittenLock(id)) && Date.now() < deadlineMs) await passed(FALLBACK_INTERVAL_MS);
  const renewal = setInterval(() => writeLock(id), FALLBACK_INTERVAL_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    if (readLock()?.id === id) removeLock();
  }
}

/** @returns whether no other tab holds the lock */
async function hasWrittenLock(id: string): Promise<boolean> {
  const lock = readLock();
  // The absolute value: a clock that was set back must not keep the lock for longer.
  if (lock && Math.abs(Date.now() - lock.renewedAtMs) < LOCK_TTL_MS) return false;
  // Storage is blocked: other tabs cannot be seen.
  if (!writeLock(id)) return true;
  await passed(SETTLE_MS);
  return readLock()?.id === id;
}

function readLock(): { id: string; renewedAtMs: number } | null {
  try {
    const [id = '', renewedAt = ''] = window.localStorage.getItem(LOCK)?.split(' ') ?? [];
    return id ? { id, renewedAtMs: Number(renewedAt) || 0 } : null;
  } catch {
    return null;
  }
}

/** @returns false if storage is blocked */
function writeLock(id: string): boolean {
  try {
    window.localStorage.setItem(LOCK, `${id} ${Date.now()}`);
    return true;
  } catch {
    return false;
  }
}

function removeLock(): void {
  try {
    window.localStorage.removeItem(LOCK);
  } catch {
    // Storage is blocked, and the lock with it.
  }
}

function passed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
