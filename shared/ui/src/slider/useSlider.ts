import { useEffect, useRef, useState, type RefObject } from 'react';

interface SliderState {
  track: RefObject<HTMLDivElement | null>;
  canGoBack: boolean;
  canGoForward: boolean;
  /** Scrolls by the visible width, back (-1) or forward (1), to the next snap point. */
  go: (direction: -1 | 1) => void;
}

/** Tolerates fractional pixels of zoomed pages. */
const TOLERANCE_PX = 2;

/** The scroll state of a row. Before it is measured, it can scroll forward only. */
export function useSlider(): SliderState {
  const track = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState({ canGoBack: false, canGoForward: true });

  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;

    function measure(): void {
      if (!element) return;
      const left = Math.abs(element.scrollLeft);
      const room = element.scrollWidth - element.clientWidth;
      const next = { canGoBack: left > TOLERANCE_PX, canGoForward: left < room - TOLERANCE_PX };
      setEnds((known) =>
        known.canGoBack === next.canGoBack && known.canGoForward === next.canGoForward ? known : next,
      );
    }

    measure();
    element.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      element.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);

  function go(direction: -1 | 1): void {
    const element = track.current;
    element?.scrollBy({ left: direction * element.clientWidth });
  }

  return { track, ...ends, go };
}
