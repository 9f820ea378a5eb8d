import { startTransition } from 'react';
import type { Root } from 'react-dom/client';

declare module 'react-dom/client' {
  interface Root {
    /** Exported by React's build, but not by its types. */
    unstable_scheduleHydration?: (target: Element) => void;
  }
}

/**
 * Hydrates the page after the layout. React hydrates the content of `Activity` when the browser is idle, which is late on a page with
 * images (ADR 0029). As a transition, in tasks of 5 ms: a single one would block the first interaction of a slow phone.
 */
export function hydratePageNext(root: Root, main: Element | null): void {
  startTransition(() => {
    if (main?.firstElementChild) root.unstable_scheduleHydration?.(main.firstElementChild);
  });
}
