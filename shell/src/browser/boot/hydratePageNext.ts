import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';

declare module 'react-dom/client' {
  interface Root {
    /** Exported by React's build, but not by its types. */
    unstable_scheduleHydration?: (target: Element) => void;
  }
}

/**
 * Hydrates the page in the same task as the layout. React hydrates the content of `Activity` when the browser is idle, which
 * is late on a page with images (ADR 0029).
 */
export function hydratePageNext(root: Root, main: Element | null): void {
  // There is nothing to flush: the hydration takes the priority of this block.
  flushSync(() => {
    if (main?.firstElementChild) root.unstable_scheduleHydration?.(main.firstElementChild);
  });
}
