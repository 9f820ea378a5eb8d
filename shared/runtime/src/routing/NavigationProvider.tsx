import { createContext, type ReactNode } from 'react';

/** What a link needs of the router: the way to a page, and where it stands now. */
export interface Navigation {
  navigate(to: string, options: { replace: boolean; preventScrollReset: boolean }): Promise<void>;
  state: { location: { pathname: string; search: string; hash: string } };
}

/** Null where there is no router, as on the server: links are the browser's then. */
export const NavigationContext = createContext<Navigation | null>(null);

/**
 * Gives the links below the router itself, the same object for good. The router's own contexts change with every
 * navigation, twice, and would render every link of the page anew each time.
 */
export function NavigationProvider({ router, children }: { router: Navigation; children: ReactNode }) {
  return <NavigationContext value={router}>{children}</NavigationContext>;
}
