const BEAT_MS = 1_000;
/** A constant of its own, for which the build adds no runtime to the file (`federated.ts`). */
const WORKER = new URL('./threadWorker.ts', import.meta.url);
/** A hidden page and one in the back/forward cache have slow timers or none, and a dialog for printing halts the thread. */
const EVENTS = ['visibilitychange', 'pagehide', 'pageshow', 'beforeprint', 'afterprint'] as const;

/**
 * Watches from a worker whether the thread of the page responds, while the page is visible. The worker sends the report itself.
 *
 * @param text of the report that this page hangs
 */
export function watchThread(text: () => string): void {
  let stop: (() => void) | undefined;

  function start(): void {
    if (stop) return;
    const worker = new Worker(WORKER);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
    const beat = () => worker.postMessage(text());
    const timer = setInterval(beat, BEAT_MS);
    beat();
    stop = () => {
      clearInterval(timer);
      worker.terminate();
      stop = undefined;
    };
  }

  const change = ({ type }: Event) => {
    if (document.hidden || type === 'pagehide' || type === 'beforeprint') stop?.();
    else start();
  };
  for (const type of EVENTS) addEventListener(type, change);
  if (!document.hidden) start();
}
