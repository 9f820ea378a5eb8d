/** Assistive technology may send a click or an input alone. */
const TOUCHES = [
  'pointermove',
  'pointerdown',
  'keydown',
  'touchstart',
  'wheel',
  'focusin',
  'click',
  'input',
  'visibilitychange',
];

/**
 * The wait for deferred code of a first view. It is open on servers and in tests; the browser closes it before it hydrates a first
 * view. Then the server markup of components stays until their code is fetched in idle time, or the shopper touches them.
 */
export const gate: {
  /** Settles at the first touch of the page. */
  touched: Promise<void>;
  /**
   * Settles when the first navigation times out on components that are not hydrated: React delays the navigation until they
   * are. Undefined once there are no such components.
   */
  navigationTimeout: Promise<void> | undefined;
  /** Whether components with server markup wait for their turn. */
  isClosed: boolean;
} = { touched: Promise.resolve(), navigationTimeout: undefined, isClosed: false };

/** `touch` counts as the first touch, `endWait` ends the wait of the first navigation. */
interface GateKeys {
  touch: () => void;
  endWait: () => void;
}

/**
 * Closes the gate of a first view. The first touch is that by pointer, wheel, key or finger, the return from another tab, or an
 * interaction before the scripts of the page ran. A navigation and a panel that a link opens count as one: their code calls `touch`.
 */
export function closeGate(): GateKeys {
  let touch = () => {};
  let endWait = () => {};
  gate.isClosed = true;
  gate.touched = new Promise((resolve) => (touch = resolve));
  gate.navigationTimeout = new Promise<void>((resolve) => (endWait = resolve)).then(() => {
    gate.navigationTimeout = undefined;
  });
  for (const event of TOUCHES) {
    window.addEventListener(event, () => touch(), { once: true, passive: true, capture: true });
  }
  if (window.earlyInteractions?.controls().length) touch();
  return { touch: () => touch(), endWait: () => endWait() };
}
