import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `end` once `durationMs` have passed in which it was not paused. The duration of the first render counts. */
export function useCountdown(durationMs: number, isPaused: boolean, end: () => void): void {
  const leftMs = useRef(durationMs);
  const ended = useEffectEvent(end);

  useEffect(() => {
    if (isPaused) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => ended(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
}
