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
 * Components with server markup wait for the gate before they fetch their code. It is open on servers and in tests; the
 * browser closes it before it hydrates a first view.
 */
export const gate: {
  /** Settles at the first touch. */
  touched: Promise<void>;
  /**
   * Settles when the first navigation times out on components that are not hydrated: React delays the navigation until they
   * are. Undefined once there are no such components.
   */
  navigationTimeout: Promise<void> | undefined;
} = { touched: Promise.resolve(), navigationTimeout: undefined };

/** `touch` opens the gate, `endWait` ends the wait of the first navigation. */
interface GateKeys {
  touch: () => void;
  endWait: () => void;
}

/**
 * Closes the gate until the first touch by pointer, wheel, key or finger, or until the shopper returns from another tab. A
 * navigation and a panel that a link opens count as a touch: their code calls `touch`. So does an
 * interaction before the scripts of the page ran.
 */
export function closeGate(): GateKeys {
  let touch = () => {};
  let endWait = () => {};
  gate.touched = new Promise((resolve) => (touch = resolve));
  gate.navigationTimeout = new Promise<void>((resolve) => (endWait = resolve)).then(() => {
    gate.navigationTimeout = undefined;
  });
  for (const event of TOUCHES) {
    window.addEventListener(event, () => touch(), { once: true, passive: true, capture: true });
  }
  if (window.earlyInteractions?.isEmpty() === false) touch();
  return { touch: () => touch(), endWait: () => endWait() };
}
