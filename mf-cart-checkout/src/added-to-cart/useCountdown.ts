import { useEffect, useEffectEvent, useRef } from 'react';

interface Countdown {
  durationMs: number;
  isPaused: boolean;
  /** What the time is for: another one begins anew. */
  subject: unknown;
}

/** Calls `end` after `durationMs` in which it was not paused. */
export function useCountdown({ durationMs, isPaused, subject }: Countdown, end: () => void): void {
  const leftMs = useRef(durationMs);
  const ended = useEffectEvent(end);

  useEffect(() => {
    leftMs.current = durationMs;
  }, [durationMs, subject]);

  useEffect(() => {
    if (isPaused) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => ended(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [isPaused, durationMs, subject]);
}
