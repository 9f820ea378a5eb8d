/** Key of the time of the last reload, in ms. */
const RELOADED_AT = 'storefront-reloaded-at';
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
    const lastMs = Number(storage().getItem(RELOADED_AT) ?? Number.NEGATIVE_INFINITY);
    // The absolute value: a clock that was set back must not forbid reloads for longer.
    if (Math.abs(nowMs - lastMs) < MIN_INTERVAL_MS) return false;
    storage().setItem(RELOADED_AT, String(nowMs));
    return true;
  } catch {
    // Storage may be forbidden or full.
    return false;
  }
}
