import { gate } from '@hemvaror/runtime/defer/touch';

/** Values of the attribute: numbers of cards, as `ProductGrid.module.css` has them. */
const STEPS = ['8', '12', '16', 'all'];
/** Delay of a step in ms on a busy page, or in a browser without idle callbacks. */
const TIMEOUT_MS = 200;

/**
 * Ends the saving of layout for the first view (ADR 0064) after the first touch: a shopper is about to scroll, and nothing may move
 * under the pointer. In steps, as all cards would take longer than a frame. Not where they are laid out from the start
 * (`markRestoredPage`).
 */
export function layOutCards(): void {
  if (document.documentElement.hasAttribute('data-laid-out')) return;
  void gate.touched.then(() => next(STEPS));
}

function next([step, ...others]: readonly string[]): void {
  if (step === undefined) return;
  const layOut = () => {
    document.documentElement.setAttribute('data-laid-out', step);
    next(others);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(layOut, { timeout: TIMEOUT_MS });
  else setTimeout(layOut, TIMEOUT_MS);
}
