/*
 * A worker of `watchThread`, because a thread in an endless loop sends nothing. Sent as it is: it must not import other code. Each
 * message of the thread is a beat, and the report to send if it is the last one.
 */
{
  const TICK_MS = 1_000;
  /** Longer ones are those of a suspended machine, or of timers that the browser has slowed down. */
  const MAX_TICK_MS = 2_500;
  /** Beats are a second apart, too. */
  const MAX_TICKS = 5;
  let report = '';
  let ticksSinceBeat = -Infinity;
  let lastTick = Infinity;

  addEventListener('message', ({ data }: MessageEvent<string>) => {
    report = data;
    ticksSinceBeat = 0;
  });

  const timer = setInterval(() => {
    const now = performance.now();
    // Then the watched thread had no time either.
    if (now - lastTick > MAX_TICK_MS) ticksSinceBeat = Math.min(ticksSinceBeat, 0);
    lastTick = now;
    ticksSinceBeat += 1;
    if (ticksSinceBeat <= MAX_TICKS) return;
    clearInterval(timer);
    // A report that is lost is not repeated.
    fetch('/-/report', { method: 'POST', body: report, keepalive: true }).catch(() => undefined);
  }, TICK_MS);
}
