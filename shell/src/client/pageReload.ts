const STAMP = 'storefront-reloaded-at';
/** STATE-17 */
const LEAST_MS_APART = 60_000;

interface ReloadPlace {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  nowMs: number;
}

/**
 * Whether a page whose code does not come may be fetched as a new document, which brings the code of the releases that are
 * live now: at most once a minute (STATE-17). A tab without a storage could not tell, and would go on reloading, so it
 * never does.
 */
export function mayReload({ storage, nowMs }: ReloadPlace): boolean {
  try {
    const lastMs = Number(storage().getItem(STAMP) ?? Number.NEGATIVE_INFINITY);
    // A clock that was set back must not stop it for longer.
    if (Math.abs(nowMs - lastMs) < LEAST_MS_APART) return false;
    storage().setItem(STAMP, String(nowMs));
    return true;
  } catch {
    // Storage may be forbidden or full.
    return false;
  }
}
