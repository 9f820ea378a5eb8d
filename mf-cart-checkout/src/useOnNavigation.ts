import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from '@hemvaror/runtime/libraries/router';

/** Runs when the shopper has gone somewhere else; the address there was at first does not count. */
export function useOnNavigation(then: () => void): void {
  const { key } = useLocation();
  const present = useRef(key);
  const arrived = useEffectEvent(then);

  useEffect(() => {
    if (present.current === key) return;
    present.current = key;
    arrived();
  }, [key]);
}
