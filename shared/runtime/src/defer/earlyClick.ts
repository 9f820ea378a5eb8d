import type { FragmentInstance } from 'react';

declare global {
  interface Window {
    /** The last click on a button that submits nothing. */
    lastButtonClick?: Event;
  }
}

declare module 'react' {
  // React has it, its types do not yet.
  interface FragmentInstance extends Pick<Node, 'compareDocumentPosition'> {}
}

/** Root elements of what hydrates apart from the document: deferred components, and the page. */
const APART = 'slot, main';

/** Those that answer: a button in another one waits for it. */
const answering = new WeakSet<object>();

/**
 * Runs as the text of an inline script: it must not use anything from outside itself. It remembers the last button that was
 * clicked, as the page, or the button's part, may not answer yet.
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
 * Clicks the remembered button once more, unless it is in a part that does not answer yet.
 *
 * @param part the root element of a deferred component or of the page, or the fragment of a slot, that answers from now on;
 *   without it, the document around the page
 */
export function answerEarlyClick(part?: Element | FragmentInstance): void {
  if (part) answering.add(part);
  const { lastButtonClick: click } = window;
  const button = click?.target instanceof Element ? click.target.closest('button') : null;
  if (!click || !button || (part && !isWithin(part, button)) || isWaiting(button)) return;
  // React hydrates a part at once for a click on it if the code is there, and then handles that very click.
  const isHandled = click.eventPhase !== Event.NONE || !button.isConnected || press(button);
  if (isHandled) delete window.lastButtonClick;
}

function isWithin(part: Element | FragmentInstance, button: Element): boolean {
  return (part.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_CONTAINED_BY) !== 0;
}

/** @returns false in a slot that waits for its code: React stops a click there before it reaches its target */
function press(button: HTMLElement): boolean {
  let isReached = false;
  const reach = () => {
    isReached = true;
  };
  button.addEventListener('click', reach, { capture: true });
  button.click();
  button.removeEventListener('click', reach, { capture: true });
  return isReached;
}

function isWaiting(button: Element): boolean {
  for (let part = button.closest(APART); part; part = part.parentElement?.closest(APART) ?? null) {
    if (!answering.has(part)) return true;
  }
  return false;
}
