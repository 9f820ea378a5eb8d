import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';

interface ImageRow {
  track: RefObject<HTMLDivElement | null>;
  /** Index of the visible image. */
  current: number;
  /** Scrolls to an image; clamps the index. */
  show: (at: number) => void;
  /** Scroll handler of the track: updates `current`. */
  follow: () => void;
  /** Pointer and wheel handler of the track: cancels the programmatic scroll. */
  takeOver: () => void;
  /** Arrow keys, Home and End. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * State and handlers of a scroll-snap row of images. Each image is as wide as the row. If the images are links, the keys
 * also move the focus.
 */
export function useImageRow(count: number, first = 0): ImageRow {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);
  /** Target of a programmatic scroll; `current` ignores the images in between. */
  const target = useRef<number | null>(null);
  const clamp = (at: number) => Math.max(0, Math.min(count - 1, at));

  function show(index: number): void {
    const at = clamp(index);
    target.current = at;
    setCurrent(at);
    track.current?.scrollTo({ left: at * track.current.clientWidth });
  }

  function follow(): void {
    const row = track.current;
    if (!row) return;
    const at = clamp(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)));
    if (target.current === null) setCurrent(at);
    if (target.current === at) target.current = null;
  }

  function takeOver(): void {
    target.current = null;
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const to = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    // Otherwise the browser would also scroll the row or, with Home and End, the page.
    event.preventDefault();
    show(to);
    track.current?.querySelectorAll('a')[clamp(to)]?.focus({ preventScroll: true });
  }

  return { track, current, show, follow, takeOver, onKeyDown: handleKeyDown };
}
