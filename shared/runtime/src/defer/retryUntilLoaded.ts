const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 60_000;
/** Signs of a present shopper. An unused tab sends no requests. */
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Loads code that is not urgent. After a failure it calls `load` again when the browser is online again, or with the next
 * touch after a delay that doubles each time, up to a minute.
 *
 * @param onFailure called after each failed call of `load`
 */
export async function retryUntilLoaded<Value>(
  load: () => Promise<Value>,
  onFailure?: (error: unknown) => void,
  delayMs: number = FIRST_DELAY_MS,
): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    onFailure?.(error);
    await nextOpportunity(delayMs);
    return retryUntilLoaded(load, onFailure, Math.min(2 * delayMs, MAX_DELAY_MS));
  }
}

function nextOpportunity(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    function end(): void {
      clearTimeout(timer);
      for (const event of ['online', ...TOUCHES]) window.removeEventListener(event, end);
      resolve();
    }
    window.addEventListener('online', end);
    const timer = setTimeout(() => {
      for (const event of TOUCHES) window.addEventListener(event, end);
    }, delayMs);
  });
}
