import { useRef } from 'react';

interface PrefetchHandlers {
  onPointerEnter: () => void;
  onFocus: () => void;
}

/** Brings code when a control is first pointed at or focused, ahead of the click that needs it. */
export function usePrefetch(prefetch: () => void): PrefetchHandlers {
  const isDone = useRef(false);

  function once(): void {
    if (isDone.current) return;
    isDone.current = true;
    prefetch();
  }

  return { onPointerEnter: once, onFocus: once };
}
