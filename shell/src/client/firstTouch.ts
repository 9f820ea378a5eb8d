/**
 * Settles when the shopper first touches the page by pointer, wheel, key or finger, when they come back to it from another
 * tab, or when `alsoWhen` does.
 */
export function firstTouch(alsoWhen: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    for (const event of [
      'pointermove',
      'pointerdown',
      'keydown',
      'touchstart',
      'wheel',
      'focusin',
      'visibilitychange',
    ]) {
      window.addEventListener(event, done, { once: true, passive: true, capture: true });
    }
    alsoWhen.then(done, done);
  });
}
