import { RELOADED_AT_KEY } from '@hemvaror/domain/site/storageKeys';

/** STATE-17 */
const MIN_INTERVAL_MS = 60_000;

interface ReloadDeps {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  nowMs: number;
}

/**
 * Whether a page whose code cannot be loaded may be fetched as a new document, which uses the live releases: at most once a
 * minute (STATE-17). Records the time if so. Returns false without storage: the tab would reload in an endless loop.
 */
export function mayReload({ storage, nowMs }: ReloadDeps): boolean {
  try {
    const lastMs = Number(storage().getItem(RELOADED_AT_KEY) ?? Number.NEGATIVE_INFINITY);
    // The absolute value: a clock that was set back must not forbid reloads for longer.
    if (Math.abs(nowMs - lastMs) < MIN_INTERVAL_MS) return false;
    storage().setItem(RELOADED_AT_KEY, String(nowMs));
    return true;
  } catch {
    // Storage may be forbidden or full.
    return false;
  }
}
