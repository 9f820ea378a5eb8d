import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from '@hemvaror/runtime/libraries/router';

/** Calls `callback` after each navigation, but not for the initial address. */
export function useOnNavigation(callback: () => void): void {
  const { key } = useLocation();
  const previousKey = useRef(key);
  const onNavigated = useEffectEvent(callback);

  useEffect(() => {
    if (previousKey.current === key) return;
    previousKey.current = key;
    onNavigated();
  }, [key]);
}
