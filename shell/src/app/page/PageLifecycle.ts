import { createContext } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

export interface PageLifecycle {
  /** The router of this tab. Its state may be ahead of the rendered page. */
  router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>;
  /** Hydrates the page. Called when the layout is hydrated. */
  hydratePage: () => void;
  /** Called when the page is interactive or counts as hung. Only the first call has an effect. */
  onInteractive: () => void;
}

/** Null on the server. */
export const PageLifecycleContext = createContext<PageLifecycle | null>(null);
