import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from '@hemvaror/runtime/libraries/router';

/** Calls `callback` after each navigation, but not for the initial address, nor for navigations while the component was hidden. */
export function useOnNavigation(callback: () => void): void {
  const { key } = useLocation();
  const previousKey = useRef<string>(null);
  const onNavigated = useEffectEvent(callback);

  useEffect(() => {
    const isNavigation = previousKey.current !== null && previousKey.current !== key;
    previousKey.current = key;
    if (isNavigation) onNavigated();
  }, [key]);

  // React runs the cleanup when `<Activity>` hides the component.
  useEffect(
    () => () => {
      previousKey.current = null;
    },
    [],
  );
}
