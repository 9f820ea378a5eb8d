import { createContext, type ReactNode } from 'react';

/** The router's properties that a link needs. */
export interface Navigation {
  navigate(to: string, options: { replace: boolean; preventScrollReset: boolean }): Promise<void>;
  state: { location: { pathname: string; search: string; hash: string } };
}

/** Null without a router, as on the server: the browser follows the links. */
export const NavigationContext = createContext<Navigation | null>(null);

/**
 * Provides the router object to links. Unlike the router's own contexts it never changes; those change twice per navigation
 * and would re-render every link of the page.
 */
export function NavigationProvider({ router, children }: { router: Navigation; children: ReactNode }) {
  return <NavigationContext value={router}>{children}</NavigationContext>;
}
