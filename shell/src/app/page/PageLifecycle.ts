import { createContext } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

export interface PageLifecycle {
  /** The router of this tab, ahead of what React has rendered. */
  router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>;
  /** Starts what waits until the page is interactive, or counts as hung. Has an effect once per document. */
  onInteractive: () => void;
}

/** Null on the server. */
export const PageLifecycleContext = createContext<PageLifecycle | null>(null);
