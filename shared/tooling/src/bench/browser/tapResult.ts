import type { Page } from '@playwright/test';
import { withinLimit } from './withinLimit.ts';

/** What shows a shopper that a control has worked: an element that appears, disappears or changes. */
export interface TapResult {
  /** Selector of the elements. Only visible ones count. */
  css: string;
  /** By default they appear: none of them is visible before. */
  becomes?: 'visible' | 'hidden' | 'changed';
}

/** The moments of a tap by the clock of the page, in ms. */
export interface TapMoments {
  /** The first event of the pointer or a key. */
  inputMs: number;
  /** The press, or the first key. */
  pressedMs: number;
  /** The end of the frame that shows the result. */
  shownMs: number;
}

declare global {
  interface Window {
    benchTap?: Promise<TapMoments>;
  }
}

/** Set in the trace at the moments of a tap. */
export const TAP_MARKS = { input: 'bench:input', painted: 'bench:painted', shown: 'bench:shown' } as const;

/**
 * Watches for the input and the result of a tap.
 *
 * @returns the time by the clock of the page, in ms
 * @throws Error if the page is already in the state that the tap should lead to, which would measure nothing
 */
export async function armTap(page: Page, { css, becomes = 'visible' }: TapResult): Promise<number> {
  return page.evaluate(watchTap, { css, becomes, marks: TAP_MARKS });
}

/** The moments of an armed tap, once its result is painted. @throws Error if it does not show */
export async function tapMoments(page: Page): Promise<TapMoments> {
  const moments = page.evaluate(async () => {
    if (!window.benchTap) throw new Error('The tap has opened another document.');
    return window.benchTap;
  });
  return withinLimit(moments, 'The result of the tap does not show.');
}

interface Watched extends Required<TapResult> {
  marks: typeof TAP_MARKS;
}

/** Runs in the page. */
function watchTap({ css, becomes, marks }: Watched): number {
  const attributes = ['aria-pressed', 'aria-expanded', 'aria-current', 'aria-selected', 'aria-label', 'href'];
  const stateOf = (element: Element) => {
    const value = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.value : '';
    const checked = element instanceof HTMLInputElement && element.checked;
    return [element.textContent, value, checked, ...attributes.map((name) => element.getAttribute(name))].join();
  };
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
  const read = () => [...document.querySelectorAll(css)].filter(isVisible).map(stateOf);
  const before = read().join('\n');
  const isShown = () => {
    const elements = read();
    if (becomes === 'hidden') return elements.length === 0;
    return elements.length > 0 && (becomes === 'visible' || elements.join('\n') !== before);
  };
  if (isShown()) throw new Error(`Elements of ${css} are in the state "${becomes}" before the tap.`);

  let [inputMs, pressedMs]: (number | undefined)[] = [];
  const inputs = ['pointermove', 'pointerdown', 'keydown'];
  // A message that is sent before a frame arrives after it.
  const afterFrame = (callback: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', callback);
    port1.start();
    port2.postMessage(undefined);
  };
  const notePaint = () => requestAnimationFrame(() => afterFrame(() => performance.mark(marks.painted)));
  for (const type of ['click', 'keydown']) addEventListener(type, notePaint, { capture: true, once: true });
  const noteInput = ({ type, timeStamp }: Event) => {
    if (inputMs === undefined) performance.mark(marks.input, { startTime: timeStamp });
    inputMs ??= timeStamp;
    if (type !== 'pointermove') pressedMs ??= timeStamp;
  };
  for (const type of inputs) addEventListener(type, noteInput, { capture: true, passive: true });

  window.benchTap = new Promise((resolve) => {
    let isAwaited = false;
    const checkInFrame = () => {
      isAwaited = false;
      if (inputMs === undefined || !isShown()) return;
      for (const type of inputs) removeEventListener(type, noteInput, { capture: true });
      for (const type of signs) document.removeEventListener(type, check, { capture: true });
      changes.disconnect();
      afterFrame(() => {
        performance.mark(marks.shown);
        const shownMs = performance.now();
        resolve({ inputMs: inputMs ?? shownMs, pressedMs: pressedMs ?? inputMs ?? shownMs, shownMs });
      });
    };
    // Once for each frame with a change: each look computes styles.
    const check = () => {
      if (isAwaited) return;
      isAwaited = true;
      requestAnimationFrame(checkInFrame);
    };
    const changes = new MutationObserver(check);
    changes.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
    // What changes without a mutation: values of fields, focus, and submenus that open by CSS.
    const signs = ['input', 'focusin', 'pointermove', 'scroll'];
    for (const type of signs) document.addEventListener(type, check, { capture: true, passive: true });
  });
  return performance.now();
}
