/** Scale and position of an enlarged image. */
export interface Zoom {
  /** 1 fits the image into the stage. */
  scale: number;
  /** Offset of the image's center from the center of the stage, in px. */
  x: number;
  y: number;
}

/** Position relative to the center of the stage, in px. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 3;
/** The scales of buttons, clicks and keys. */
const STEPS = [1, 2, 3] as const;
/** Below it, a pinch ends without zoom: the image could not be swiped. */
const MIN_PINCH_SCALE = 1.1;

/** Changes the scale, and keeps the part of the image at `point` in its place. */
export function zoomTo({ scale, x, y }: Zoom, nextScale: number, stage: Size, point: Point = { x: 0, y: 0 }): Zoom {
  const next = Math.max(1, Math.min(MAX_SCALE, nextScale));
  const factor = next / scale;
  return limited({ scale: next, x: point.x - (point.x - x) * factor, y: point.y - (point.y - y) * factor }, stage);
}

/** Moves the image, up to its edges. */
export function panBy({ scale, x, y }: Zoom, by: Point, stage: Size): Zoom {
  return limited({ scale, x: x + by.x, y: y + by.y }, stage);
}

/** The next larger or smaller step. */
export function nextStep(scale: number, direction: 1 | -1): number {
  return direction > 0
    ? (STEPS.find((step) => step > scale) ?? MAX_SCALE)
    : (STEPS.findLast((step) => step < scale) ?? 1);
}

/** The zoom at the end of a pinch. */
export function settled(zoom: Zoom): Zoom {
  return zoom.scale < MIN_PINCH_SCALE ? NO_ZOOM : zoom;
}

/** Product images have the ratio 4 / 5. */
const RATIO = 4 / 5;

function limited({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const imageWidth = Math.min(width, height * RATIO) * scale;
  const imageHeight = Math.min(height, width / RATIO) * scale;
  return { scale, x: within(x, imageWidth - width), y: within(y, imageHeight - height) };
}

/** @param overflow part of the image outside the stage; negative if it is smaller */
function within(offset: number, overflow: number): number {
  const max = Math.max(0, overflow / 2);
  // Adding 0 turns -0 into 0.
  return Math.max(-max, Math.min(max, offset)) + 0;
}
