import { useEffect, useRef, useState, type RefObject } from 'react';

interface SliderState {
  track: RefObject<HTMLDivElement | null>;
  canGoBack: boolean;
  canGoOn: boolean;
  /** Scrolls by what is in view, back (-1) or on (1); the snap points do the rest. */
  go: (direction: -1 | 1) => void;
}

/** Half pixels at zoomed pages must not keep a button alive. */
const TOLERANCE_PX = 2;

/** Where a scrolling row stands. Before the browser has measured it, there is no way back and a way on. */
export function useSlider(): SliderState {
  const track = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: true });

  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;

    function measure(): void {
      if (!element) return;
      const left = Math.abs(element.scrollLeft);
      const room = element.scrollWidth - element.clientWidth;
      const next = { canGoBack: left > TOLERANCE_PX, canGoOn: left < room - TOLERANCE_PX };
      setEnds((known) => (known.canGoBack === next.canGoBack && known.canGoOn === next.canGoOn ? known : next));
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
