import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { MAX_SCALE, nextStep, NO_ZOOM, panBy, settled, zoomTo, type Point, type Size, type Zoom } from './zoom.ts';

/** Change of the scale per px of a wheel, and of a pinch on a trackpad, which is sent as a wheel with Ctrl. */
const WHEEL_RATE = { wheel: 0.0025, trackpad: 0.01 };
/** Distance that an arrow key moves the image, in px. */
const ARROW_PX = 80;
/** A press that moves farther is a drag, not a click. */
const CLICK_PX = 6;
/** Two taps within this time and distance are a double tap. */
const DOUBLE_TAP = { ms: 350, px: 40 };

interface ZoomControls {
  zoom: Zoom;
  /** Whether the last change is animated: that of a step is, that of a gesture follows the hand. */
  isSmooth: boolean;
  isMax: boolean;
  step: (direction: 1 | -1) => void;
  reset: () => void;
  /** Pointer handlers of the stage: click and double tap zoom, dragging moves the image. */
  pointerHandlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
  };
  /** The keys +, −, 0 and, while zoomed, arrows. @returns whether the key was handled */
  onKeyDown: (event: KeyboardEvent) => boolean;
}

interface Press {
  start: Point;
  last: Point;
  isDrag: boolean;
}

interface Pinch {
  distance: number;
  center: Point;
}

/** Zoom of the image in `stage` by pointer, touch, wheel and keyboard. */
export function useZoom(stage: RefObject<HTMLElement | null>): ZoomControls {
  const [{ zoom, isSmooth }, setState] = useState({ zoom: NO_ZOOM, isSmooth: false });
  const press = useRef<Press>(undefined);
  const tap = useRef<Point & { time: number }>(undefined);
  const pinch = useRef<Pinch>(undefined);
  const isZoomed = zoom.scale > 1;

  function change(compute: (zoom: Zoom, size: Size) => Zoom, smooth = false): void {
    const element = stage.current;
    if (!element) return;
    const size = { width: element.clientWidth, height: element.clientHeight };
    setState((previous) => ({ zoom: compute(previous.zoom, size), isSmooth: smooth }));
  }

  /** Position of a pointer relative to the center of the stage. */
  function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  function step(direction: 1 | -1, point?: Point): void {
    change((previous, size) => zoomTo(previous, nextStep(previous.scale, direction), size, point), true);
  }

  /** Zooms in by a step, or out after the last one. */
  function cycle(point: Point): void {
    if (zoom.scale < MAX_SCALE) step(1, point);
    else reset();
  }

  function reset(): void {
    setState({ zoom: NO_ZOOM, isSmooth: true });
  }

  const handleWheel = useEffectEvent((event: WheelEvent) => {
    if (event.ctrlKey || Math.abs(event.deltaY) > Math.abs(event.deltaX)) {
      event.preventDefault();
      const rate = event.ctrlKey ? WHEEL_RATE.trackpad : WHEEL_RATE.wheel;
      const point = pointOf(event);
      change((previous, size) => zoomTo(previous, previous.scale * Math.exp(-event.deltaY * rate), size, point));
    } else if (isZoomed) {
      event.preventDefault();
      change((previous, size) => panBy(previous, { x: -event.deltaX, y: 0 }, size));
    }
  });

  const handleTouchMove = useEffectEvent((event: TouchEvent) => {
    const [first, second] = event.touches;
    if (!first || !second) return;
    // Otherwise the browser scrolls the row, or enlarges the page.
    event.preventDefault();
    const one = pointOf(first);
    const other = pointOf(second);
    const next = {
      distance: Math.hypot(one.x - other.x, one.y - other.y),
      center: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    };
    const last = pinch.current;
    pinch.current = next;
    press.current = undefined;
    if (!last || last.distance === 0) return;
    const by = { x: next.center.x - last.center.x, y: next.center.y - last.center.y };
    change((previous, size) =>
      panBy(zoomTo(previous, (previous.scale * next.distance) / last.distance, size, last.center), by, size),
    );
  });

  const handleTouchEnd = useEffectEvent((event: TouchEvent) => {
    if (!pinch.current || event.touches.length > 1) return;
    pinch.current = undefined;
    change(settled, true);
  });

  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    // React's handlers of these events cannot prevent the default.
    element.addEventListener('wheel', handleWheel, { passive: false });
    element.addEventListener('touchmove', handleTouchMove, { passive: false });
    element.addEventListener('touchend', handleTouchEnd);
    element.addEventListener('touchcancel', handleTouchEnd);
    return () => {
      element.removeEventListener('wheel', handleWheel);
      element.removeEventListener('touchmove', handleTouchMove);
      element.removeEventListener('touchend', handleTouchEnd);
      element.removeEventListener('touchcancel', handleTouchEnd);
    };
  }, [stage]);

  function handlePointerDown(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const point = pointOf(event);
    press.current = { start: point, last: point, isDrag: false };
    if (isZoomed) event.currentTarget.setPointerCapture(event.pointerId);
  }

  function handlePointerMove(event: PointerEvent): void {
    const pressed = press.current;
    if (!pressed || !event.isPrimary) return;
    const point = pointOf(event);
    const by = { x: point.x - pressed.last.x, y: point.y - pressed.last.y };
    const isDrag = pressed.isDrag || distance(point, pressed.start) > CLICK_PX;
    press.current = { ...pressed, last: point, isDrag };
    if (isDrag && isZoomed) change((previous, size) => panBy(previous, by, size));
  }

  function handlePointerUp(event: PointerEvent): void {
    const pressed = press.current;
    press.current = undefined;
    if (!pressed || pressed.isDrag || !event.isPrimary) return;
    const point = pointOf(event);
    if (event.pointerType === 'touch' && !isDoubleTap(point, event.timeStamp)) return;
    cycle(point);
  }

  function isDoubleTap(point: Point, time: number): boolean {
    const last = tap.current;
    const isSecond = last && time - last.time < DOUBLE_TAP.ms && distance(point, last) < DOUBLE_TAP.px;
    tap.current = isSecond ? undefined : { ...point, time };
    return Boolean(isSecond);
  }

  function handleKeyDown(event: KeyboardEvent): boolean {
    // The browser's own zoom.
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const pan = isZoomed ? ARROWS[event.key] : undefined;
    if (event.key === '+' || event.key === '=') step(1);
    else if (event.key === '-') step(-1);
    else if (event.key === '0') reset();
    else if (pan) change((previous, size) => panBy(previous, pan, size), true);
    else return false;
    event.preventDefault();
    return true;
  }

  return {
    zoom,
    isSmooth,
    isMax: zoom.scale >= MAX_SCALE,
    step,
    reset,
    pointerHandlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
    },
    onKeyDown: handleKeyDown,
  };
}

/** An arrow shows more of the image in its direction. */
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: ARROW_PX, y: 0 },
  ArrowRight: { x: -ARROW_PX, y: 0 },
  ArrowUp: { x: 0, y: ARROW_PX },
  ArrowDown: { x: 0, y: -ARROW_PX },
};

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
