import { useEffect } from 'react';
import { useLocation } from '../libraries/router.ts';

/**
 * Removes parameters from the address bar and the browser's history once the page has read them. The router keeps them for this page
 * view, so that loaders can run again, but not after a reload.
 */
export function useHiddenQuery(names: readonly string[]): void {
  const { search } = useLocation();

  useEffect(() => {
    const read = new URLSearchParams(search);
    const address = new URL(window.location.href);
    const secrets = names.filter((name) => read.has(name) && address.searchParams.has(name));
    if (secrets.length === 0) return;
    for (const name of secrets) address.searchParams.delete(name);
    window.history.replaceState(window.history.state, '', address);
  }, [names, search]);
}
