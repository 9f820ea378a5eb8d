import { gate } from '@hemvaror/runtime/defer/touch';

/** Cards of one task. */
const STEP = 4;
/** Delay of a task in ms on a busy page, or in a browser without idle callbacks. */
const TIMEOUT_MS = 200;

/**
 * Ends the saving of layout for the first view (ADR 0064) after the first touch: a shopper is about to scroll, and nothing may move
 * under the pointer. A few cards at a time, as all of them would take longer than a frame.
 */
export function layOutCards(): void {
  void gate.touched.then(() => layOutFrom(0));
}

function layOutFrom(at: number): void {
  const cards = document.querySelectorAll<HTMLElement>('main article');
  if (at >= cards.length) {
    document.documentElement.setAttribute('data-laid-out', '');
    return;
  }
  for (const card of [...cards].slice(at, at + STEP)) card.style.contentVisibility = 'visible';
  const next = () => layOutFrom(at + STEP);
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: TIMEOUT_MS });
  else setTimeout(next, TIMEOUT_MS);
}
