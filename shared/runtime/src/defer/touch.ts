const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'focusin', 'visibilitychange'];

/**
 * What parts with server markup wait for before they fetch their code. It is open on servers and in tests; the browser
 * closes it before it hydrates a first view.
 */
export const gate: {
  /** Settles at the first touch. */
  touched: Promise<void>;
  /**
   * Settles once a navigation has waited long enough for parts that are still server markup: React holds it up for them.
   * Undefined where no such part is left.
   */
  navigationTimeout: Promise<void> | undefined;
} = { touched: Promise.resolve(), navigationTimeout: undefined };

/** Open the gate; and end the wait of the first navigation. */
interface GateKeys {
  touch: () => void;
  giveWay: () => void;
}

/**
 * Closes the gate until the shopper first touches the page by pointer, wheel, key or finger, or returns to it from another
 * tab. A navigation and a panel that a link opens count as a touch: their code calls `touch`. So does a button that was
 * clicked before the scripts of the page ran.
 */
export function closeGate(): GateKeys {
  let touch = () => {};
  let giveWay = () => {};
  gate.touched = new Promise((resolve) => (touch = resolve));
  gate.navigationTimeout = new Promise<void>((resolve) => (giveWay = resolve)).then(() => {
    gate.navigationTimeout = undefined;
  });
  for (const event of TOUCHES) {
    window.addEventListener(event, () => touch(), { once: true, passive: true, capture: true });
  }
  if (window.lastButtonClick) touch();
  return { touch: () => touch(), giveWay: () => giveWay() };
}
