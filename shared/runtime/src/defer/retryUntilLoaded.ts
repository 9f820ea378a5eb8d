const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 60_000;
/** Signs of a shopper who is still there. A tab that nobody uses asks for nothing. */
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Loads code that the page can do without for a while. After a failure it calls `load` again as soon as the browser is online
 * again, or with the next touch after a delay that doubles each time, up to a minute.
 *
 * @param load each call is a round of tries
 * @param onFailure called after each failed round
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
    await nextChance(delayMs);
    return retryUntilLoaded(load, onFailure, Math.min(2 * delayMs, MAX_DELAY_MS));
  }
}

function nextChance(delayMs: number): Promise<void> {
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
