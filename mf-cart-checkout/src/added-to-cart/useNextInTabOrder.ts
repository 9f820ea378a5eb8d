import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { tabStops } from '@hemvaror/ui/dialog/tabStops';

/**
 * Puts an element that is rendered at the end of the document next in the tab order, after the control that has the focus
 * when it appears. It never takes the focus. If it disappears with the focus, that control gets it back.
 */
export function useNextInTabOrder(box: RefObject<HTMLElement | null>): void {
  const origin = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const element = box.current;
    const { activeElement } = document;
    origin.current = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
    return () => {
      if (element?.contains(document.activeElement)) origin.current?.focus({ preventScroll: true });
    };
  }, [box]);

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      const stops = box.current ? tabStops(box.current) : [];
      const [first] = stops;
      if (event.key !== 'Tab' || event.defaultPrevented || !first || !origin.current?.isConnected) return;

      const { activeElement } = document;
      if (!event.shiftKey && activeElement === origin.current) {
        event.preventDefault();
        first.focus();
      } else if (event.shiftKey && activeElement === first) {
        event.preventDefault();
        origin.current.focus();
      } else if (!event.shiftKey && activeElement === stops.at(-1)) {
        // Not prevented: the browser moves on from the control to the next one.
        origin.current.focus();
      }
    }

    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [box]);
}
