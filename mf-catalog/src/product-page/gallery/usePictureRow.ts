import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';

interface PictureRow {
  track: RefObject<HTMLDivElement | null>;
  /** Index of the picture in view. */
  current: number;
  /** Goes to a picture, or to the nearest there is. */
  show: (at: number) => void;
  /** Of the track: follows where a thumb or a wheel takes it. */
  follow: () => void;
  /** Of the track: the shopper's hand is on it. */
  takeOver: () => void;
  /** Arrow keys, Home and End. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Which picture of a row that snaps is in view, and the ways to another one. Each picture is as wide as the row; where
 * pictures are links, keys take the focus along.
 */
export function usePictureRow(count: number, first = 0): PictureRow {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);
  /** Where the row is scrolling to by itself; the pictures on its way are not the shopper's choice. */
  const goal = useRef<number | null>(null);
  const nearest = (at: number) => Math.max(0, Math.min(count - 1, at));

  function show(wanted: number): void {
    const at = nearest(wanted);
    goal.current = at;
    setCurrent(at);
    track.current?.scrollTo({ left: at * track.current.clientWidth });
  }

  function follow(): void {
    const row = track.current;
    if (!row) return;
    const at = nearest(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)));
    if (goal.current === null) setCurrent(at);
    if (goal.current === at) goal.current = null;
  }

  function takeOver(): void {
    goal.current = null;
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const to = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    // Else the browser would scroll the row, or with Home and End the page, as well.
    event.preventDefault();
    show(to);
    track.current?.querySelectorAll('a')[nearest(to)]?.focus({ preventScroll: true });
  }

  return { track, current, show, follow, takeOver, onKeyDown: handleKeyDown };
}
