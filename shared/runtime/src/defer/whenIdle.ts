/** Longest wait on a page that is never idle. */
const TIMEOUT_MS = 1_000;
/** Delay in a browser without idle callbacks. */
const FALLBACK_MS = 50;

/** Settles in an idle moment of the main thread. */
export async function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS });
    else setTimeout(resolve, FALLBACK_MS);
  });
}
