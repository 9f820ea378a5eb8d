import type { FragmentInstance } from 'react';

declare module 'react' {
  // Implemented by React, but missing in its types.
  interface FragmentInstance extends Pick<Node, 'compareDocumentPosition'> {}
}

/** Selector of the elements that hydrate separately from the document: deferred components and the page. */
const HYDRATION_ROOTS = 'slot, main';

/** The hydrated ones. An interaction inside another one is replayed after its hydration. */
const hydrated = new WeakSet<object>();

/**
 * Replays the recorded click and the recorded changes of form controls, unless their element is not hydrated yet. Must be
 * called in an effect of the hydration.
 *
 * @param root the element of a deferred component or of the page, or the fragment of a slot, that has hydrated; by default
 *   the document around the page
 */
export function replayEarlyInteractions(root?: Element | FragmentInstance): void {
  if (root) hydrated.add(root);
  window.earlyInteractions?.replay((element) => (!root || isWithin(root, element)) && !isUnhydrated(element));
}

function isWithin(root: Element | FragmentInstance, element: Element): boolean {
  return (root.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_CONTAINED_BY) !== 0;
}

function isUnhydrated(element: Element): boolean {
  for (let root = element.closest(HYDRATION_ROOTS); root; root = root.parentElement?.closest(HYDRATION_ROOTS) ?? null) {
    if (!hydrated.has(root)) return true;
  }
  return false;
}
