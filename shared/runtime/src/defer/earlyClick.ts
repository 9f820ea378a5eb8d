import type { FragmentInstance } from 'react';

declare global {
  interface Window {
    /** The last click on a button that is not a submit button. */
    lastButtonClick?: Event;
  }
}

declare module 'react' {
  // Implemented by React, but missing in its types.
  interface FragmentInstance extends Pick<Node, 'compareDocumentPosition'> {}
}

/** Selector of the elements that hydrate separately from the document: deferred components and the page. */
const HYDRATION_ROOTS = 'slot, main';

/** The hydrated ones. A click inside another one is replayed after its hydration. */
const hydrated = new WeakSet<object>();

/**
 * Records the last click on a button, as the button may not be hydrated yet. Runs as the text of an inline script, so it must
 * not reference the scope around it.
 */
export function captureEarlyClicks(): void {
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest('button');
      if (button && button.type === 'button') window.lastButtonClick = event;
    },
    { capture: true },
  );
}

/**
 * Replays the recorded click, unless its button is not hydrated yet.
 *
 * @param root the element of a deferred component or of the page, or the fragment of a slot, that has hydrated; by default
 *   the document around the page
 */
export function answerEarlyClick(root?: Element | FragmentInstance): void {
  if (root) hydrated.add(root);
  const { lastButtonClick: click } = window;
  const button = click?.target instanceof Element ? click.target.closest('button') : null;
  if (!click || !button || (root && !isWithin(root, button)) || isUnhydrated(button)) return;
  // If the code is loaded, a click makes React hydrate the component at once and handle that same click.
  const isHandled = click.eventPhase !== Event.NONE || !button.isConnected || replay(button);
  if (isHandled) delete window.lastButtonClick;
}

function isWithin(root: Element | FragmentInstance, button: Element): boolean {
  return (root.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_CONTAINED_BY) !== 0;
}

/** @returns false in a slot whose code is loading: React stops the propagation of a click there */
function replay(button: HTMLElement): boolean {
  let isReached = false;
  const reach = () => {
    isReached = true;
  };
  button.addEventListener('click', reach, { capture: true });
  button.click();
  button.removeEventListener('click', reach, { capture: true });
  return isReached;
}

function isUnhydrated(button: Element): boolean {
  for (let root = button.closest(HYDRATION_ROOTS); root; root = root.parentElement?.closest(HYDRATION_ROOTS) ?? null) {
    if (!hydrated.has(root)) return true;
  }
  return false;
}
