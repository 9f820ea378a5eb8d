/** A window, and how its shopper presses. */
export interface Screen {
  name: 'phone' | 'desktop';
  width: number;
  height: number;
  /** Pixels of the device for one of CSS. */
  scale: number;
  /** A finger taps. Otherwise a mouse hovers, then presses. */
  isTouch: boolean;
}

/** Size and scale of Lighthouse's phone. */
const PHONE: Screen = { name: 'phone', width: 412, height: 823, scale: 1.75, isTouch: true };
export const DESKTOP: Screen = { name: 'desktop', width: 1440, height: 900, scale: 1, isTouch: false };

export const SCREENS = [PHONE, DESKTOP] as const;

/** A network that the browser emulates. */
export interface Line {
  latencyMs: number;
  bytesPerSecond: number;
}

/** Lighthouse's slow 4G: 562 ms for each request, 1.44 Mbit/s. */
export const SLOW_LINE: Line = { latencyMs: 562, bytesPerSecond: 180_000 };

/** How many times longer a slow processor takes. Only for times on the clock: processor time is measured without it. */
export const SLOWDOWN = 4;
