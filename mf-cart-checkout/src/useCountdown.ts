import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `end` after `durationMs`, not counting paused time. Later changes of `durationMs` have no effect. */
export function useCountdown(durationMs: number, isPaused: boolean, end: () => void): void {
  const remainingMs = useRef(durationMs);
  const onEnd = useEffectEvent(end);

  useEffect(() => {
    if (isPaused) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => onEnd(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
}
